CREATE TABLE "link_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"field" text NOT NULL,
	"url" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"problem" text,
	"detail" text,
	"moved_to" text,
	"problem_since" timestamp with time zone,
	"flagged_at" timestamp with time zone,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "link_checks_one_per_field" UNIQUE("listing_id","field"),
	CONSTRAINT "link_checks_problem_known" CHECK ("link_checks"."problem" in ('dead', 'moved'))
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "link_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD COLUMN "declined_topics" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "link_checks" ADD CONSTRAINT "link_checks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_checks_flagged" ON "link_checks" USING btree ("flagged_at","id") WHERE flagged_at is not null and dismissed_at is null;--> statement-breakpoint
-- Lists say when a listing was last checked, and other processes keep lists in memory.
create trigger listings_announce_checks after update of link_checked_at, confirmed_at on listings
  for each statement execute function announce_listings();
