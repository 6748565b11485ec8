CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"listing_type" text NOT NULL,
	"query" jsonb NOT NULL,
	"digest" text DEFAULT 'none' NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	"digested_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_digest_known" CHECK ("saved_searches"."digest" in ('none', 'daily', 'weekly'))
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "saved_searches_digest" ON "saved_searches" USING btree ("user_id","digested_at") WHERE "saved_searches"."digest" <> 'none';--> statement-breakpoint
CREATE INDEX "listings_by_approved" ON "listings" USING btree ("kind","approved_at","id") WHERE is_live;