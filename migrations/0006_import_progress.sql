ALTER TABLE "import_batches" ADD COLUMN "rows_skipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "touched_at" timestamp with time zone;