-- A deleted listing stays in the trash for 30 days with everything that belongs to it. `is_live` covers the trash, so every
-- query of live listings hides it. PostgreSQL before 17 cannot change the expression of a generated column: the column is made
-- anew, and with it the indexes that name it.

drop trigger listings_announce_values on listings;
--> statement-breakpoint
DROP INDEX "listings_pending";
--> statement-breakpoint
ALTER TABLE "listings"
  DROP COLUMN "is_live",
  ADD COLUMN "trashed_at" timestamp with time zone,
  ADD COLUMN "trashed_by" uuid,
  ADD COLUMN "is_live" boolean GENERATED ALWAYS AS (is_approved and is_active and trashed_at is null) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_trashed_by_users_id_fk" FOREIGN KEY ("trashed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
CREATE INDEX "listings_pending" ON "listings" USING btree ("kind","submitted_at","id") WHERE not is_approved and rejected_at is null and trashed_at is null;
--> statement-breakpoint
CREATE INDEX "listings_trash" ON "listings" USING btree ("trashed_at","id") WHERE trashed_at is not null;
--> statement-breakpoint
CREATE INDEX "listings_trashed_by" ON "listings" USING btree ("trashed_by") WHERE trashed_by is not null;
--> statement-breakpoint
create trigger listings_announce_values after update of
    user_id, title, organization, city, state, zipcode, review_count, rating_sum, is_approved, is_active, trashed_at,
    submitted_at, approved_at, version, updated_at, sort_title, sort_organization, closes_on
  on listings for each statement execute function announce_listings();
--> statement-breakpoint
-- A person has one open report of an item. Of several that are open now, the newest stays open.
update reports set is_resolved = true
where not is_resolved and user_id is not null and exists (
  select from reports as newer
  where newer.user_id = reports.user_id and newer.report_type = reports.report_type and newer.item_id = reports.item_id
    and not newer.is_resolved and (newer.created_at, newer.id) > (reports.created_at, reports.id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_open" ON "reports" USING btree ("user_id","report_type","item_id") WHERE not is_resolved;
--> statement-breakpoint
CREATE INDEX "reports_resolved" ON "reports" USING btree ("created_at","id") WHERE is_resolved;
--> statement-breakpoint
CREATE TABLE "undo_values" (
	"audit_id" bigint PRIMARY KEY NOT NULL,
	"restores" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "undo_values" ADD CONSTRAINT "undo_values_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "undo_values_oldest" ON "undo_values" USING btree ("created_at");
