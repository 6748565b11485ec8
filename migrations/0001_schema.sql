CREATE TABLE "bookmarks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookmarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"listing_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmarks_one_per_user" UNIQUE("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid,
	"report_type" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" integer NOT NULL,
	"reason" text NOT NULL,
	"description" text,
	"is_resolved" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_type_known" CHECK ("reports"."report_type" in ('listing', 'review'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"user_id" uuid,
	"title" text NOT NULL,
	"rating" smallint NOT NULL,
	"content" text,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_one_per_user" UNIQUE("user_id","listing_id"),
	CONSTRAINT "reviews_rating_range" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "thumbs_up" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "thumbs_up_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"listing_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thumbs_up_one_per_user" UNIQUE("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "view_tracking" (
	"user_id" uuid NOT NULL,
	"listing_id" integer NOT NULL,
	"last_viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "view_tracking_one_per_user" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "camp_facts" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"selectivity_level" smallint,
	"delivery_mode" text[] DEFAULT '{}' NOT NULL,
	"dates" text,
	"length" text,
	"cost_range" text,
	"has_scholarship" boolean,
	"minimum_age" smallint,
	"eligibility" text,
	"application_available" boolean,
	"application_open" date,
	"application_deadline" date,
	"opening_date" date,
	"closing_date" date,
	"website" text,
	"phone" text,
	"email" text,
	"location" text,
	"address" text,
	"photo_url" text
);
--> statement-breakpoint
CREATE TABLE "event_facts" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"organizer_email" text,
	"organizer_phone" text,
	"event_date" date,
	"start_time" text,
	"end_time" text,
	"venue" text,
	"address" text,
	"latitude" numeric(10, 8),
	"longitude" numeric(11, 8),
	"categories" text[] DEFAULT '{}' NOT NULL,
	"target_audience" text[] DEFAULT '{}' NOT NULL,
	"age_range" text,
	"cost" text,
	"registration_required" boolean,
	"registration_link" text,
	"contact_info" text,
	"special_instructions" text,
	"photo_url" text
);
--> statement-breakpoint
CREATE TABLE "internship_facts" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"types" text[] DEFAULT '{}' NOT NULL,
	"selectivity_level" smallint,
	"delivery_mode" text[] DEFAULT '{}' NOT NULL,
	"is_remote" boolean,
	"duration" text[] DEFAULT '{}' NOT NULL,
	"internship_dates" text,
	"length" text,
	"compensation" text,
	"salary_range" text,
	"salary_type" text,
	"tuition" text,
	"minimum_age" smallint,
	"eligibility" text,
	"prerequisites" text,
	"has_mentorship" boolean,
	"application_open" date,
	"application_deadline" date,
	"website" text,
	"location" text,
	"address" text,
	"photo_url" text
);
--> statement-breakpoint
CREATE TABLE "job_facts" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"job_type" text[] DEFAULT '{}' NOT NULL,
	"schedule" text[] DEFAULT '{}' NOT NULL,
	"work_schedule" text,
	"delivery_mode" text[] DEFAULT '{}' NOT NULL,
	"is_remote" boolean,
	"compensation" text,
	"compensation_range" text,
	"salary_min" numeric(10, 2),
	"salary_max" numeric(10, 2),
	"salary_type" text,
	"minimum_age" smallint,
	"eligibility" text,
	"has_training" boolean,
	"has_advancement" boolean,
	"requires_transportation" boolean,
	"requires_resume" boolean,
	"opening_date" date,
	"closing_date" date,
	"is_ongoing" boolean,
	"application_deadline" date,
	"website" text,
	"location" text,
	"address" text,
	"photo_url" text
);
--> statement-breakpoint
CREATE TABLE "tutoring_facts" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"delivery_mode" text[] DEFAULT '{}' NOT NULL,
	"website" text,
	"phone" text,
	"email" text,
	"address" text,
	"photo_url" text
);
--> statement-breakpoint
CREATE TABLE "import_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" uuid,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"rows_total" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "import_batches_status_known" CHECK ("import_batches"."status" in ('running', 'done', 'failed', 'cancelled', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "listing_texts" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"description" text,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_totals" (
	"kind" text NOT NULL,
	"facet" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "listing_totals_pkey" PRIMARY KEY("kind","facet")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" uuid,
	"title" text NOT NULL,
	"organization" text,
	"city" text,
	"state" text,
	"zipcode" text,
	"view_count" integer DEFAULT 0 NOT NULL,
	"thumbs_up_count" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"average_rating" double precision GENERATED ALWAYS AS (case when review_count > 0 then rating_sum::double precision / review_count end) STORED,
	"is_approved" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_live" boolean GENERATED ALWAYS AS (is_approved and is_active) STORED NOT NULL,
	"submitted_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"rejection_reason" text,
	"import_batch_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"facets" text[] NOT NULL,
	"sort_title" text collate "C" NOT NULL,
	"sort_organization" text collate "C",
	"city_key" text collate "C",
	"minimum_age" smallint,
	"cost_rank" smallint,
	"event_date" date,
	"opens_on" date,
	"closes_on" date,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "listings_kind_known" CHECK ("listings"."kind" in ('tutoring', 'camp', 'internship', 'job', 'event')),
	CONSTRAINT "listings_counts_not_negative" CHECK (view_count >= 0 and thumbs_up_count >= 0 and review_count >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deliver_by" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "mail_outbox_attempts_counted" CHECK ("mail_outbox"."attempts" >= 0),
	CONSTRAINT "mail_outbox_one_end" CHECK ("mail_outbox"."sent_at" is null or "mail_outbox"."failed_at" is null)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"action" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_edits" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_ticks" (
	"user_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_ticks_one_per_item" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_tokens_purpose_known" CHECK ("account_tokens"."purpose" in ('verify-email', 'reset-password'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"sess" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"url" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_pkey" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"first_name" text,
	"last_name" text,
	"nickname" text,
	"profile_image_url" text,
	"location" text,
	"phone" text,
	"school_name" text,
	"grade" text,
	"address" text,
	"wants_digest" boolean DEFAULT true NOT NULL,
	"role" varchar(20) DEFAULT 'user' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('user', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thumbs_up" ADD CONSTRAINT "thumbs_up_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thumbs_up" ADD CONSTRAINT "thumbs_up_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_tracking" ADD CONSTRAINT "view_tracking_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_tracking" ADD CONSTRAINT "view_tracking_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "camp_facts" ADD CONSTRAINT "camp_facts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_facts" ADD CONSTRAINT "event_facts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_facts" ADD CONSTRAINT "internship_facts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_facts" ADD CONSTRAINT "job_facts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutoring_facts" ADD CONSTRAINT "tutoring_facts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_import_batch_id_import_batches_id_fk" FOREIGN KEY ("import_batch_id") REFERENCES "public"."import_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_edits" ADD CONSTRAINT "listing_edits_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_edits" ADD CONSTRAINT "listing_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_ticks" ADD CONSTRAINT "plan_ticks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookmarks_by_user" ON "bookmarks" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookmarks_listing" ON "bookmarks" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at","id") WHERE not is_resolved;--> statement-breakpoint
CREATE INDEX "reports_item" ON "reports" USING btree ("report_type","item_id");--> statement-breakpoint
CREATE INDEX "reviews_listing" ON "reviews" USING btree ("listing_id","created_at","id");--> statement-breakpoint
CREATE INDEX "thumbs_up_listing" ON "thumbs_up" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "view_tracking_listing" ON "view_tracking" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "import_batches_newest" ON "import_batches" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "listing_texts_search" ON "listing_texts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "listings_by_created" ON "listings" USING btree ("kind","created_at","id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("created_at","id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_by_title" ON "listings" USING btree ("kind","sort_title","id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_by_rating_down" ON "listings" USING btree ("kind","average_rating" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_by_cost_down" ON "listings" USING btree ("kind","cost_rank" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_by_deadline_down" ON "listings" USING btree ("kind","closes_on" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_by_organization" ON "listings" USING btree ("kind","sort_organization","id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_by_rating" ON "listings" USING btree ("kind","average_rating","id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_by_thumbs_up" ON "listings" USING btree ("kind","thumbs_up_count","id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_by_views" ON "listings" USING btree ("kind","view_count","id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_by_cost" ON "listings" USING btree ("kind","cost_rank","id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_by_deadline" ON "listings" USING btree ("kind","closes_on","id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_by_event_date" ON "listings" USING btree ("kind","event_date","id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_by_city" ON "listings" USING btree ("kind","city_key","id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_by_place" ON "listings" USING btree ("latitude","longitude") WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_facets" ON "listings" USING gin ("facets") WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_pending" ON "listings" USING btree ("kind","submitted_at","id") WHERE not is_approved and rejected_at is null;--> statement-breakpoint
CREATE INDEX "listings_user" ON "listings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "listings_import_batch" ON "listings" USING btree ("import_batch_id") WHERE import_batch_id is not null;--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mail_outbox_pending" ON "mail_outbox" USING btree ("next_attempt_at","id") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_ended" ON "mail_outbox" USING btree (coalesce("sent_at", "failed_at")) WHERE "mail_outbox"."sent_at" is not null or "mail_outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_item" ON "audit_log" USING btree ("item_type","item_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "listing_edits_oldest" ON "listing_edits" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "listing_edits_user" ON "listing_edits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_oldest" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."role" = 'admin';