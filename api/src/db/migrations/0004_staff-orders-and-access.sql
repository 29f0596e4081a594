CREATE TABLE "staff_access_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_password_resets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"storefront_id" text NOT NULL,
	"name" text NOT NULL,
	"address" jsonb NOT NULL,
	"phone" text NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"accepts" text[] NOT NULL,
	"drop_off_point" text
);
--> statement-breakpoint
CREATE TABLE "studios" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" jsonb NOT NULL,
	"phone" text NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"accepts" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_past" boolean GENERATED ALWAYS AS (status in ('finished', 'cancelled')) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(string_to_array(lower(collection_ref || ' ' || split_part(collection_ref, '-', 2) || ' ' || customer_name || ' ' || email), ' '), ''))) STORED;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "store_id" text;--> statement-breakpoint
ALTER TABLE "staff_access_codes" ADD CONSTRAINT "staff_access_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_password_resets" ADD CONSTRAINT "staff_password_resets_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_password_resets_of_staff" ON "staff_password_resets" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "stores_of_storefront" ON "stores" USING btree ("storefront_id");--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_storefront" ON "orders" USING btree ("storefront_id","is_past","created_at","id") WHERE status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_of_storefront_by_status" ON "orders" USING btree ("storefront_id","status","created_at","id") WHERE status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_brought_to_point" ON "orders" USING btree ("collection_provider","is_past","created_at","id") WHERE collection_provider in ('WFLondon', 'WFStratford') and status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_brought_to_point_by_status" ON "orders" USING btree ("collection_provider","status","created_at","id") WHERE collection_provider in ('WFLondon', 'WFStratford') and status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_returned_to_point" ON "orders" USING btree ("dropoff_provider","is_past","created_at","id") WHERE dropoff_provider in ('WFLondon', 'WFStratford') and status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_returned_to_point_by_status" ON "orders" USING btree ("dropoff_provider","status","created_at","id") WHERE dropoff_provider in ('WFLondon', 'WFStratford') and status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_search_words" ON "orders" USING gin ("search_words");