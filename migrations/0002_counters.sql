-- Counters and totals are kept by the database, in the transaction of what changes them: a deleted account, a bulk
-- import or a hand-written statement cannot leave them wrong.

create function listing_totals_add() returns trigger language plpgsql as $$
begin
  insert into listing_totals (kind, facet, total)
  select kind, facet, count(*)
  from (
    select kind, '' as facet from added where is_live
    union all
    select kind, unnest(facets) from added where is_live
  ) as counted
  group by kind, facet
  order by kind, facet
  on conflict (kind, facet) do update set total = listing_totals.total + excluded.total;
  return null;
end $$;
--> statement-breakpoint
create function listing_totals_remove() returns trigger language plpgsql as $$
begin
  insert into listing_totals (kind, facet, total)
  select kind, facet, -count(*)
  from (
    select kind, '' as facet from removed where is_live
    union all
    select kind, unnest(facets) from removed where is_live
  ) as counted
  group by kind, facet
  order by kind, facet
  on conflict (kind, facet) do update set total = listing_totals.total + excluded.total;
  return null;
end $$;
--> statement-breakpoint
create function listing_totals_change() returns trigger language plpgsql as $$
begin
  insert into listing_totals (kind, facet, total)
  select kind, facet, sum(delta)
  from (
    select old.kind as kind, unnest(array_prepend(''::text, old.facets)) as facet, -1 as delta where old.is_live
    union all
    select new.kind, unnest(array_prepend(''::text, new.facets)), 1 where new.is_live
  ) as counted
  group by kind, facet
  having sum(delta) <> 0
  order by kind, facet
  on conflict (kind, facet) do update set total = listing_totals.total + excluded.total;
  return null;
end $$;
--> statement-breakpoint
create trigger listing_totals_on_insert after insert on listings
  referencing new table as added for each statement execute function listing_totals_add();
--> statement-breakpoint
create trigger listing_totals_on_delete after delete on listings
  referencing old table as removed for each statement execute function listing_totals_remove();
--> statement-breakpoint
create trigger listing_totals_on_update after update of is_approved, is_active, facets, kind on listings
  for each row
  when (old.is_live is distinct from new.is_live or old.facets is distinct from new.facets or old.kind <> new.kind)
  execute function listing_totals_change();
--> statement-breakpoint
create function thumbs_up_count_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update listings set thumbs_up_count = thumbs_up_count + 1 where id = new.listing_id;
  else
    update listings set thumbs_up_count = thumbs_up_count - 1 where id = old.listing_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger thumbs_up_count_on_change after insert or delete on thumbs_up
  for each row execute function thumbs_up_count_keep();
--> statement-breakpoint
create function review_count_keep() returns trigger language plpgsql as $$
declare
  was_counted boolean := tg_op <> 'INSERT' and old.hidden_at is null;
  is_counted boolean := tg_op <> 'DELETE' and new.hidden_at is null;
begin
  update listings set
    review_count = review_count - was_counted::int + is_counted::int,
    rating_sum = rating_sum
      - case when was_counted then old.rating else 0 end
      + case when is_counted then new.rating else 0 end
  where id = case when tg_op = 'DELETE' then old.listing_id else new.listing_id end;
  return null;
end $$;
--> statement-breakpoint
create trigger review_count_on_change after insert or delete or update of rating, hidden_at on reviews
  for each row execute function review_count_keep();
