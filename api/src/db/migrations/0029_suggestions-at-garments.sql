ALTER TABLE "conversations" ADD COLUMN "garment_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_of_garment" ON "conversations" USING btree ("garment_id") WHERE "conversations"."garment_id" is not null;--> statement-breakpoint
-- The subject of a suggestion ends with the code of the garment's tag.
UPDATE "conversations" SET "garment_id" = g."id"
FROM "garments" g
WHERE "conversations"."came_as" = 'suggested'
	AND g."order_id" = "conversations"."order_id"
	AND "conversations"."subject" LIKE '%, ' || "conversations"."collection_ref" || '-' || g."number";
