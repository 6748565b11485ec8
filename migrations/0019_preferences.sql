CREATE TABLE "preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"zipcode" text,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preferences_role_known" CHECK ("preferences"."role" in ('student', 'parent'))
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;