ALTER TABLE "personal_data_links" ADD COLUMN "purpose" text DEFAULT 'personal_data' NOT NULL;--> statement-breakpoint
ALTER TABLE "personal_data_links" ADD COLUMN "order_number" text;--> statement-breakpoint
CREATE INDEX "orders_of_email" ON "orders" USING btree (lower("email"),"created_at","id") WHERE "orders"."settled_basket_version" is not null;