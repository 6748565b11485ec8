-- Distance, remote listings and the days of camps, for every list. The extension `cube` orders places by nearness with an index;
-- it is part of PostgreSQL and trusted, so that the owner of a database may create it.

create extension if not exists cube;
--> statement-breakpoint
ALTER TABLE "camp_facts" ADD COLUMN "latitude" numeric(10, 8);
--> statement-breakpoint
ALTER TABLE "camp_facts" ADD COLUMN "longitude" numeric(11, 8);
--> statement-breakpoint
ALTER TABLE "internship_facts" ADD COLUMN "latitude" numeric(10, 8);
--> statement-breakpoint
ALTER TABLE "internship_facts" ADD COLUMN "longitude" numeric(11, 8);
--> statement-breakpoint
ALTER TABLE "job_facts" ADD COLUMN "latitude" numeric(10, 8);
--> statement-breakpoint
ALTER TABLE "job_facts" ADD COLUMN "longitude" numeric(11, 8);
--> statement-breakpoint
ALTER TABLE "tutoring_facts" ADD COLUMN "latitude" numeric(10, 8);
--> statement-breakpoint
ALTER TABLE "tutoring_facts" ADD COLUMN "longitude" numeric(11, 8);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "starts_on" date;
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "ends_on" date;
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "is_remote" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "listings_nearest" ON "listings" USING gist ((case when latitude is not null and longitude is not null then cube(array[
    cos(radians(latitude)) * cos(radians(longitude)),
    cos(radians(latitude)) * sin(radians(longitude)),
    sin(radians(latitude))
  ]) end)) WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_remote" ON "listings" USING btree ("kind","id") WHERE is_live and is_remote;
--> statement-breakpoint
update listings set is_remote = true
where exists (select from tutoring_facts as facts where listing_id = id and delivery_mode <> '{}' and delivery_mode <@ '{Remote,Online}')
  or exists (select from camp_facts as facts where listing_id = id and delivery_mode <> '{}' and delivery_mode <@ '{Remote,Online}')
  or exists (select from internship_facts as facts where listing_id = id
    and (facts.is_remote or (delivery_mode <> '{}' and delivery_mode <@ '{Remote,Online}')))
  or exists (select from job_facts as facts where listing_id = id
    and (facts.is_remote or (delivery_mode <> '{}' and delivery_mode <@ '{Remote,Online}')));
--> statement-breakpoint
update listings
set starts_on = coalesce(opening_date, closing_date), ends_on = coalesce(closing_date, opening_date)
from camp_facts where listing_id = id and coalesce(opening_date, closing_date) is not null;
--> statement-breakpoint
-- The cost of an event becomes a facet, so that free events can be found.
update listing_search
set facets = array(select facet from unnest(facets || ('event/cost:' || lower(cost))) as facet order by facet collate "C")
from event_facts where event_facts.listing_id = listing_search.listing_id and cost is not null;
