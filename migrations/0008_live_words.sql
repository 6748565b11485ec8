-- The vector of a live listing holds '/' and its kind, so that a search for words alone is counted and paged from one index.
-- Words of a title stand in it a second time, behind '='.

create function listing_texts_mark_live() returns trigger language plpgsql as $$
begin
  new.search := ts_delete(new.search, '/' || new.kind);
  if (select is_live from listings where id = new.listing_id) then
    new.search := new.search || array_to_tsvector(array['/' || new.kind]);
  end if;
  return new;
end $$;
--> statement-breakpoint
create function listing_texts_follow_listing() returns trigger language plpgsql as $$
begin
  update listing_texts
  set search = search
  where listing_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger listing_texts_on_write before insert or update of search on listing_texts
  for each row execute function listing_texts_mark_live();
--> statement-breakpoint
create trigger listing_texts_on_live after update of is_approved, is_active on listings
  for each row
  -- An import puts thousands of rows live at once, and writes their texts anew afterwards, a few at a time.
  when (
    old.is_live is distinct from new.is_live
    and current_setting('waymark.import', true) is distinct from 'counted'
  )
  execute function listing_texts_follow_listing();
--> statement-breakpoint
update listing_texts set search = search || array_to_tsvector(coalesce(
  (select array_agg('=' || lexeme) from unnest(ts_filter(search, '{a}'))), '{}'));
