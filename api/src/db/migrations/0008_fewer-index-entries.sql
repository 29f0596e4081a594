DROP INDEX "orders_of_storefront";--> statement-breakpoint
DROP INDEX "orders_of_storefront_by_status";--> statement-breakpoint
DROP INDEX "orders_search_words";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "traceparent" text;--> statement-breakpoint
CREATE INDEX "orders_of_storefront" ON "orders" USING btree ("storefront_id","is_past","created_at","id") WHERE storefront_id is not null and status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_of_storefront_by_status" ON "orders" USING btree ("storefront_id","status","created_at","id") WHERE storefront_id is not null and status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_search_words" ON "orders" USING gin ("search_words") WHERE status <> 'awaiting_payment';