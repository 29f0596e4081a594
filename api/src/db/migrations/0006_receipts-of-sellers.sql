ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_receipt";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "seller_id" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_seller_id_storefronts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Entries without a number are those that a shop sold; they get the first numbers of its series.
UPDATE "ledger_entries" SET "seller_id" = "storefront_id", "receipt_number" = numbered."number"
FROM (SELECT "id", row_number() OVER (PARTITION BY "storefront_id" ORDER BY "day", "entered_at", "id") AS "number"
  FROM "ledger_entries" WHERE "receipt_number" IS NULL) AS numbered
WHERE numbered."id" = "ledger_entries"."id";--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_receipt" ON "ledger_entries" USING btree (coalesce("seller_id", ''),"receipt_number");