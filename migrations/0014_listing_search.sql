-- One narrow table for filters and words, under one multicolumn index, in place of bitmaps, a separate index of words and the
-- switch that turned triggers off for imports.

drop trigger listing_totals_on_insert on listings;
--> statement-breakpoint
drop trigger listing_totals_on_delete on listings;
--> statement-breakpoint
drop trigger listing_totals_on_update on listings;
--> statement-breakpoint
drop trigger listing_sets_on_insert on listings;
--> statement-breakpoint
drop trigger listing_sets_on_delete on listings;
--> statement-breakpoint
drop trigger listing_sets_on_update on listings;
--> statement-breakpoint
drop trigger listing_texts_on_live on listings;
--> statement-breakpoint
drop trigger listing_texts_on_write on listing_texts;
--> statement-breakpoint
drop trigger listings_announce_rows on listings;
--> statement-breakpoint
drop trigger listings_announce_values on listings;
--> statement-breakpoint
drop function listing_totals_add, listing_totals_remove, listing_totals_change, listing_sets_add, listing_sets_remove,
  listing_sets_change, listing_set_keys, listing_set_block, listing_set_member, listing_texts_mark_live,
  listing_texts_follow_listing;
--> statement-breakpoint
DROP TABLE "listing_sets";
--> statement-breakpoint
CREATE TABLE "listing_search" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"is_live" boolean NOT NULL,
	"facets" text[] NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
-- The kind itself, the city, the minimum age and the day of an event become facets as well.
insert into listing_search (listing_id, kind, is_live, facets, words)
select
  id,
  listings.kind,
  is_live,
  array_prepend(listings.kind, facets)
    || case when city_key is null then '{}' else array[listings.kind || '/city:' || city_key] end
    || case when listings.kind in ('camp', 'internship', 'job')
      then array[listings.kind || '/minimumAge:' || coalesce(minimum_age::text, '')] else '{}' end
    || case when event_date is null then '{}' else array[listings.kind || '/eventDate:' || event_date] end,
  ts_delete(search, '/' || listings.kind)
from listings join listing_texts on listing_id = id;
--> statement-breakpoint
alter table listing_search add constraint listing_search_listing_id_listings_id_fk
  foreign key (listing_id) references listings (id) deferrable initially deferred;
--> statement-breakpoint
CREATE INDEX "listing_search_live" ON "listing_search" USING gin ("facets","words") WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listing_search_not_live" ON "listing_search" USING gin ("words") WHERE not is_live;
--> statement-breakpoint
DROP INDEX "listing_texts_search";
--> statement-breakpoint
DROP INDEX "listings_by_city";
--> statement-breakpoint
DROP INDEX "listings_facets";
--> statement-breakpoint
ALTER TABLE "listing_texts" DROP COLUMN "kind";
--> statement-breakpoint
ALTER TABLE "listing_texts" DROP COLUMN "search";
--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "facets";
--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "minimum_age";
--> statement-breakpoint
truncate listing_totals;
--> statement-breakpoint
insert into listing_totals (kind, facet, total)
select kind, facet, count(*) from listing_search, unnest(facets) as facet where is_live group by kind, facet;
--> statement-breakpoint
-- One upsert for each statement, however many rows it has written; facets in order, so that two writers cannot deadlock.
create function listing_totals_add() returns trigger language plpgsql as $$
begin
  insert into listing_totals (kind, facet, total)
  select kind, facet, count(*) from added, unnest(facets) as facet where is_live
  group by kind, facet order by kind, facet
  on conflict (kind, facet) do update set total = listing_totals.total + excluded.total;
  return null;
end $$;
--> statement-breakpoint
create function listing_totals_remove() returns trigger language plpgsql as $$
begin
  insert into listing_totals (kind, facet, total)
  select kind, facet, -count(*) from removed, unnest(facets) as facet where is_live
  group by kind, facet order by kind, facet
  on conflict (kind, facet) do update set total = listing_totals.total + excluded.total;
  return null;
end $$;
--> statement-breakpoint
create function listing_totals_change() returns trigger language plpgsql as $$
begin
  insert into listing_totals (kind, facet, total)
  select kind, facet, sum(delta)
  from (
    select kind, unnest(facets) as facet, -1 as delta from removed where is_live
    union all
    select kind, unnest(facets), 1 from added where is_live
  ) as counted
  group by kind, facet having sum(delta) <> 0 order by kind, facet
  on conflict (kind, facet) do update set total = listing_totals.total + excluded.total;
  return null;
end $$;
--> statement-breakpoint
create trigger listing_totals_on_insert after insert on listing_search
  referencing new table as added for each statement execute function listing_totals_add();
--> statement-breakpoint
create trigger listing_totals_on_delete after delete on listing_search
  referencing old table as removed for each statement execute function listing_totals_remove();
--> statement-breakpoint
create trigger listing_totals_on_update after update on listing_search
  referencing old table as removed new table as added for each statement execute function listing_totals_change();
--> statement-breakpoint
create function listing_search_follow_state() returns trigger language plpgsql as $$
begin
  update listing_search set is_live = changed.is_live
  from changed join unchanged using (id)
  where changed.is_live <> unchanged.is_live and listing_id = id;
  return null;
end $$;
--> statement-breakpoint
create trigger listing_search_on_state after update on listings
  referencing old table as unchanged new table as changed
  for each statement execute function listing_search_follow_state();
--> statement-breakpoint
-- In place of `on delete cascade`, which would delete row by row and update the totals for each.
create function listing_search_follow_delete() returns trigger language plpgsql as $$
begin
  delete from listing_search using removed where listing_id = removed.id;
  return null;
end $$;
--> statement-breakpoint
create trigger listing_search_on_delete after delete on listings
  referencing old table as removed for each statement execute function listing_search_follow_delete();
--> statement-breakpoint
create trigger listings_announce_rows after insert or delete on listings
  for each statement execute function announce_listings();
--> statement-breakpoint
create trigger listings_announce_values after update of
    user_id, title, organization, city, state, zipcode, review_count, rating_sum, is_approved, is_active,
    submitted_at, approved_at, version, updated_at, sort_title, sort_organization, closes_on
  on listings for each statement execute function announce_listings();
