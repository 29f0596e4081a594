CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 48213 CACHE 1;--> statement-breakpoint
CREATE TABLE "abandoned_baskets" (
	"id" text PRIMARY KEY NOT NULL,
	"basket_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" text PRIMARY KEY NOT NULL,
	"storefront_domain" text,
	"version" integer NOT NULL,
	"entries" jsonb NOT NULL,
	"discount_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_bookings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"external_id" text NOT NULL,
	"tracking_number" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courier_bookings_once" UNIQUE("order_id","provider")
);
--> statement-breakpoint
CREATE TABLE "courier_events" (
	"id" text PRIMARY KEY NOT NULL,
	"news" text NOT NULL,
	"order_id" uuid,
	"has_moved" boolean NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"tracking_number" text,
	"external_ids" text[] DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courier_jobs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "courier_leases" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_proposals" (
	"order_id" uuid NOT NULL,
	"proposal_id" text NOT NULL,
	"collect_from" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_proposals_order_id_proposal_id_pk" PRIMARY KEY("order_id","proposal_id")
);
--> statement-breakpoint
CREATE TABLE "customer_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"password_changed_at" timestamp with time zone,
	CONSTRAINT "customer_accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "customer_password_resets" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "customer_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_registrations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"basket_id" text NOT NULL,
	"percentage" integer NOT NULL,
	"reserved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"code" text PRIMARY KEY NOT NULL,
	"percentage" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_basket" integer
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"storefront_domain" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_status_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"collection_ref" text NOT NULL,
	"status" text NOT NULL,
	"basket_id" text NOT NULL,
	"basket_version" integer NOT NULL,
	"settled_basket_version" integer,
	"storefront_id" text,
	"customer_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" jsonb,
	"collection_provider" text NOT NULL,
	"dropoff_provider" text NOT NULL,
	"in_store_type" text,
	"express" boolean NOT NULL,
	"origin_system" text NOT NULL,
	"coupon_code" text,
	"entries" jsonb NOT NULL,
	"rate" text NOT NULL,
	"subtotal" integer NOT NULL,
	"shipping" integer NOT NULL,
	"discount" integer,
	"express_price" integer,
	"total" integer NOT NULL,
	"intent_amount" integer NOT NULL,
	"intent_attempt" integer DEFAULT 1 NOT NULL,
	"payment_intent_id" text,
	"is_intent_in_doubt" boolean DEFAULT false NOT NULL,
	"reconcile_at" timestamp with time zone,
	"traceparent" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erase_once_closed" boolean DEFAULT false NOT NULL,
	"is_past" boolean GENERATED ALWAYS AS (status in ('finished', 'cancelled')) STORED,
	"search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(string_to_array(lower((collection_ref || ' ' || split_part(collection_ref, '-', 2) || ' ' || customer_name || ' ' || email) collate pg_c_utf8), ' '), ''))) STORED,
	CONSTRAINT "orders_token_unique" UNIQUE("token"),
	CONSTRAINT "orders_collection_ref_unique" UNIQUE("collection_ref"),
	CONSTRAINT "orders_payment_intent_id_unique" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"notification_type" text NOT NULL,
	"template" text NOT NULL,
	"payload" jsonb NOT NULL,
	"traceparent" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "paid_basket_lines" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"settled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_intent_id" text,
	"order_id" uuid,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"look_up_at" timestamp with time zone,
	"look_ups" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personal_data_links" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "personal_data_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"below_version" text,
	"below_ios_build" integer,
	"below_android_build" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_areas" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"postcode_areas" text[] NOT NULL,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_shifts" (
	"area_code" text NOT NULL,
	"weekday" integer NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL,
	CONSTRAINT "courier_shifts_area_code_weekday_starts_at_pk" PRIMARY KEY("area_code","weekday","starts_at")
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fees" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pricing_tiers" (
	"name" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"rate" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_intent_id" text NOT NULL,
	"amount" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refunded_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_payment_intent_id_unique" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopify_calls" (
	"digest" text NOT NULL,
	"purpose" text NOT NULL,
	"shop_domain" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopify_calls_digest_purpose_pk" PRIMARY KEY("digest","purpose")
);
--> statement-breakpoint
CREATE TABLE "shopify_events" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_domain" text NOT NULL,
	"name" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopify_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_domain" text NOT NULL,
	"shopify_id" text NOT NULL,
	"order_number" text NOT NULL,
	"email" text,
	"customer_name" text,
	"line_items" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone,
	"redacted_at" timestamp with time zone,
	CONSTRAINT "shopify_orders_once" UNIQUE("shop_domain","shopify_id")
);
--> statement-breakpoint
CREATE TABLE "shopify_shops" (
	"domain" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"access_token" text DEFAULT '' NOT NULL,
	"storefront_id" text,
	"installed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"storefront_id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_refresh_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"store_id" text,
	"kind" text DEFAULT 'browser' NOT NULL,
	"device" text,
	"network" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "store_items" (
	"storefront_id" text NOT NULL,
	"item_id" text NOT NULL,
	"display_name" text,
	"sort_order" integer NOT NULL,
	CONSTRAINT "store_items_storefront_id_item_id_pk" PRIMARY KEY("storefront_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "storefronts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"domain" text NOT NULL,
	"locale" text NOT NULL,
	"exchange_rate" text DEFAULT '1' NOT NULL,
	"delivery_options" text[] NOT NULL,
	"blocked_delivery_providers" text[] NOT NULL,
	"address" jsonb NOT NULL,
	CONSTRAINT "storefronts_domain_unique" UNIQUE("domain")
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
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "abandoned_baskets" ADD CONSTRAINT "abandoned_baskets_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_bookings" ADD CONSTRAINT "courier_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_jobs" ADD CONSTRAINT "courier_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_leases" ADD CONSTRAINT "courier_leases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_proposals" ADD CONSTRAINT "courier_proposals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_code_discounts_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discounts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_shifts" ADD CONSTRAINT "courier_shifts_area_code_courier_areas_code_fk" FOREIGN KEY ("area_code") REFERENCES "public"."courier_areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_orders" ADD CONSTRAINT "shopify_orders_shop_domain_shopify_shops_domain_fk" FOREIGN KEY ("shop_domain") REFERENCES "public"."shopify_shops"("domain") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_shops" ADD CONSTRAINT "shopify_shops_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_access_codes" ADD CONSTRAINT "staff_access_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_password_resets" ADD CONSTRAINT "staff_password_resets_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_refresh_tokens" ADD CONSTRAINT "staff_refresh_tokens_session_id_staff_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."staff_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_items" ADD CONSTRAINT "store_items_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abandoned_baskets_of_basket" ON "abandoned_baskets" USING btree ("basket_id","created_at");--> statement-breakpoint
CREATE INDEX "courier_jobs_due" ON "courier_jobs" USING btree ("next_attempt_at") WHERE "courier_jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "courier_jobs_external_ids" ON "courier_jobs" USING gin ("external_ids");--> statement-breakpoint
CREATE INDEX "discount_uses_of_code" ON "discount_uses" USING btree ("code","basket_id");--> statement-breakpoint
CREATE INDEX "order_status_changes_of_order" ON "order_status_changes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_of_storefront_with_words" ON "orders" USING btree ("storefront_id","is_past","created_at","id","search_words") WHERE storefront_id is not null and status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_of_storefront_by_status" ON "orders" USING btree ("storefront_id","status","created_at","id") WHERE storefront_id is not null and status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_brought_to_point_with_words" ON "orders" USING btree ("collection_provider","is_past","created_at","id","search_words") WHERE collection_provider in ('WFLondon', 'WFStratford') and status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_brought_to_point_by_status" ON "orders" USING btree ("collection_provider","status","created_at","id") WHERE collection_provider in ('WFLondon', 'WFStratford') and status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_returned_to_point_with_words" ON "orders" USING btree ("dropoff_provider","is_past","created_at","id","search_words") WHERE dropoff_provider in ('WFLondon', 'WFStratford') and status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_returned_to_point_by_status" ON "orders" USING btree ("dropoff_provider","status","created_at","id") WHERE dropoff_provider in ('WFLondon', 'WFStratford') and status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_search_words" ON "orders" USING gin ("search_words") WHERE status <> 'awaiting_payment';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_unpaid_a_basket" ON "orders" USING btree ("basket_id") WHERE "orders"."status" = 'awaiting_payment';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_a_basket_version" ON "orders" USING btree ("basket_id","basket_version") WHERE "orders"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_to_reconcile" ON "orders" USING btree ("reconcile_at") WHERE "orders"."status" = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "payment_events_to_look_up" ON "payment_events" USING btree ("look_up_at") WHERE "payment_events"."look_up_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_attempt_at") WHERE "refunds"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shopify_orders_by_number" ON "shopify_orders" USING btree ("shop_domain","order_number");--> statement-breakpoint
CREATE INDEX "staff_password_resets_of_staff" ON "staff_password_resets" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_refresh_tokens_of_session" ON "staff_refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "stores_of_storefront" ON "stores" USING btree ("storefront_id");