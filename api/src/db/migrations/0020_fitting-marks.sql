ALTER TABLE "fittings" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "fittings" ADD COLUMN "marked_at" timestamp with time zone;