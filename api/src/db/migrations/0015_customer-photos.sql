CREATE TABLE "photo_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"browser_id" text NOT NULL,
	"garment_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "browser_id" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "garment_id" uuid;--> statement-breakpoint
CREATE INDEX "photo_uploads_of_browser" ON "photo_uploads" USING btree ("browser_id");--> statement-breakpoint
CREATE INDEX "photos_of_browser" ON "photos" USING btree ("browser_id","garment_id") WHERE "photos"."browser_id" is not null;