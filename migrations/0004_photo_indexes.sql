CREATE INDEX "camp_facts_photo" ON "camp_facts" USING btree ("photo_url") WHERE photo_url is not null;--> statement-breakpoint
CREATE INDEX "event_facts_photo" ON "event_facts" USING btree ("photo_url") WHERE photo_url is not null;--> statement-breakpoint
CREATE INDEX "internship_facts_photo" ON "internship_facts" USING btree ("photo_url") WHERE photo_url is not null;--> statement-breakpoint
CREATE INDEX "job_facts_photo" ON "job_facts" USING btree ("photo_url") WHERE photo_url is not null;--> statement-breakpoint
CREATE INDEX "tutoring_facts_photo" ON "tutoring_facts" USING btree ("photo_url") WHERE photo_url is not null;--> statement-breakpoint
CREATE INDEX "users_picture" ON "users" USING btree ("profile_image_url") WHERE profile_image_url is not null;