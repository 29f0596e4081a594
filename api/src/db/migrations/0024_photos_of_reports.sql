ALTER TABLE "fault_reports" ADD COLUMN "photos_id" uuid;--> statement-breakpoint
ALTER TABLE "fault_reports" ADD COLUMN "browser_id" text;--> statement-breakpoint
CREATE INDEX "fault_reports_of_photos" ON "fault_reports" USING btree ("photos_id") WHERE "fault_reports"."photos_id" is not null;