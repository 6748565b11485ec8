-- A suspended account is hidden with everything it published. `is_live` covers the listings of suspended owners, so every query of
-- live listings leaves them out; reviews of suspended authors do not count. PostgreSQL before 17 cannot change the expression of a
-- generated column: the column is made anew, and with it the indexes that name it.

CREATE TABLE "review_replies" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_type_known";
--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "review_replies_user" ON "review_replies" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_type_known" CHECK ("reports"."report_type" in ('listing', 'review', 'reply'));
--> statement-breakpoint
ALTER TABLE "users"
  ADD COLUMN "suspended_at" timestamp with time zone,
  ADD COLUMN "suspended_until" date,
  ADD COLUMN "suspension_reason" text;
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_author_suspended" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
drop trigger listings_announce_values on listings;
--> statement-breakpoint
ALTER TABLE "listings"
  DROP COLUMN "is_live",
  ADD COLUMN "is_owner_suspended" boolean DEFAULT false NOT NULL,
  ADD COLUMN "is_live" boolean GENERATED ALWAYS AS (is_approved and is_active and trashed_at is null and not is_owner_suspended) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "listings_by_created" ON "listings" USING btree ("kind","created_at","id") WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("created_at","id") WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_by_title" ON "listings" USING btree ("kind","sort_title","id") WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_by_rating_down" ON "listings" USING btree ("kind","average_rating" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_by_cost_down" ON "listings" USING btree ("kind","cost_rank" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_by_deadline_down" ON "listings" USING btree ("kind","closes_on" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_by_organization" ON "listings" USING btree ("kind","sort_organization","id") WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_by_rating" ON "listings" USING btree ("kind","average_rating","id") WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_by_thumbs_up" ON "listings" USING btree ("kind","thumbs_up_count","id") WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_by_views" ON "listings" USING btree ("kind","view_count","id") WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_by_cost" ON "listings" USING btree ("kind","cost_rank","id") WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_by_deadline" ON "listings" USING btree ("kind","closes_on","id") WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_by_event_date" ON "listings" USING btree ("kind","event_date","id") WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_by_place" ON "listings" USING btree ("latitude","longitude") WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_nearest" ON "listings" USING gist ((case when latitude is not null and longitude is not null then cube(array[
    cos(radians(latitude)) * cos(radians(longitude)),
    cos(radians(latitude)) * sin(radians(longitude)),
    sin(radians(latitude))
  ]) end)) WHERE is_live;
--> statement-breakpoint
CREATE INDEX "listings_remote" ON "listings" USING btree ("kind","id") WHERE is_live and is_remote;
--> statement-breakpoint
CREATE INDEX "users_suspended_until" ON "users" USING btree ("suspended_until") WHERE suspended_until is not null;
--> statement-breakpoint
create trigger listings_announce_values after update of
    user_id, title, organization, city, state, zipcode, review_count, rating_sum, is_approved, is_active, trashed_at,
    is_owner_suspended, submitted_at, approved_at, version, updated_at, sort_title, sort_organization, closes_on
  on listings for each statement execute function announce_listings();
--> statement-breakpoint
-- The lock waits for a suspension that is under way, so that nothing slips past it.
create function listing_follow_owner() returns trigger language plpgsql as $$
begin
  select suspended_at is not null into new.is_owner_suspended from users where id = new.user_id for key share;
  new.is_owner_suspended := coalesce(new.is_owner_suspended, false);
  return new;
end $$;
--> statement-breakpoint
create trigger listings_owner_on_insert before insert on listings
  for each row when (new.user_id is not null) execute function listing_follow_owner();
--> statement-breakpoint
create trigger listings_owner_on_change before update of user_id on listings
  for each row when (new.user_id is distinct from old.user_id) execute function listing_follow_owner();
--> statement-breakpoint
create function review_follow_author() returns trigger language plpgsql as $$
begin
  select suspended_at is not null into new.is_author_suspended from users where id = new.user_id for key share;
  new.is_author_suspended := coalesce(new.is_author_suspended, false);
  return new;
end $$;
--> statement-breakpoint
create trigger reviews_author_on_insert before insert on reviews
  for each row when (new.user_id is not null) execute function review_follow_author();
--> statement-breakpoint
create function users_follow_suspension() returns trigger language plpgsql as $$
begin
  update listings set is_owner_suspended = new.suspended_at is not null where user_id = new.id;
  update reviews set is_author_suspended = new.suspended_at is not null where user_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger users_on_suspension after update of suspended_at on users
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null))
  execute function users_follow_suspension();
--> statement-breakpoint
create or replace function review_count_keep() returns trigger language plpgsql as $$
declare
  was_counted boolean := tg_op <> 'INSERT' and old.hidden_at is null and not old.is_author_suspended;
  is_counted boolean := tg_op <> 'DELETE' and new.hidden_at is null and not new.is_author_suspended;
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
drop trigger review_count_on_change on reviews;
--> statement-breakpoint
create trigger review_count_on_change after insert or delete or update of rating, hidden_at, is_author_suspended on reviews
  for each row execute function review_count_keep();