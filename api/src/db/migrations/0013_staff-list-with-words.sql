DROP INDEX "orders_of_storefront";--> statement-breakpoint
DROP INDEX "orders_brought_to_point";--> statement-breakpoint
DROP INDEX "orders_returned_to_point";--> statement-breakpoint
CREATE INDEX "orders_of_storefront_with_words" ON "orders" USING btree ("storefront_id","is_past","created_at","id","search_words") WHERE storefront_id is not null and status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_brought_to_point_with_words" ON "orders" USING btree ("collection_provider","is_past","created_at","id","search_words") WHERE collection_provider in ('WFLondon', 'WFStratford') and status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_returned_to_point_with_words" ON "orders" USING btree ("dropoff_provider","is_past","created_at","id","search_words") WHERE dropoff_provider in ('WFLondon', 'WFStratford') and status <> 'awaiting_payment';