CREATE TABLE "garment_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"garment_id" uuid NOT NULL,
	"staff_id" uuid,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "garment_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"garment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"is_check" boolean NOT NULL,
	"state" text DEFAULT 'to_do' NOT NULL,
	"tailor_id" uuid,
	"started_at" timestamp with time zone,
	"seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "garment_tasks_once" UNIQUE("garment_id","position")
);
--> statement-breakpoint
CREATE TABLE "garments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"entry_id" uuid,
	"found" text NOT NULL,
	"found_words" text,
	"is_ended" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"tailor_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "garments_once" UNIQUE("order_id","number")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"garment_id" uuid,
	"garment_version" integer,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"words" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"order_id" uuid NOT NULL,
	"storefront_id" text,
	"day" date NOT NULL,
	"through" text NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"receipt_number" integer,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_receipt" UNIQUE("receipt_number")
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"part" text NOT NULL,
	"service_id" text,
	"service" text,
	"garment" text,
	"garment_id" uuid,
	"amount" integer NOT NULL,
	"discount" integer NOT NULL,
	"vat" integer NOT NULL,
	"source" text NOT NULL,
	"order_id" uuid NOT NULL,
	"storefront_id" text,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"storefront_id" text NOT NULL,
	"received_on" date NOT NULL,
	"amount" integer NOT NULL,
	"reference" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_actions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"old_price" integer NOT NULL,
	"new_price" integer NOT NULL,
	"change" integer NOT NULL,
	"net" integer NOT NULL,
	"total_before" integer NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"if_unanswered" text NOT NULL,
	"answer_until" timestamp with time zone NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payment_intent_id" text,
	"intent_attempt" integer DEFAULT 1 NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"settled_change" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_proposals_payment_intent_id_unique" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "staff_second_steps" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_codes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courier_bookings" DROP CONSTRAINT "courier_bookings_once";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_payment_intent_id_unique";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "payment_intent_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "courier_bookings" ADD COLUMN "way" text DEFAULT 'to-us' NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD COLUMN "customer" text;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "max_uses_per_customer" integer;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "is_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_from" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waits_for_customer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tailor_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_amount" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kept_amount" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "if_unanswered" text DEFAULT 'go_on' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cause" text DEFAULT 'paid_twice' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "goodwill" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "actor" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "key_attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "garment_notes" ADD CONSTRAINT "garment_notes_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garment_notes" ADD CONSTRAINT "garment_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garment_tasks" ADD CONSTRAINT "garment_tasks_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garment_tasks" ADD CONSTRAINT "garment_tasks_tailor_id_staff_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_tailor_id_staff_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_actor_id_staff_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_actions" ADD CONSTRAINT "owner_actions_actor_id_staff_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_proposals" ADD CONSTRAINT "price_proposals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_second_steps" ADD CONSTRAINT "staff_second_steps_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "garment_notes_of_garment" ON "garment_notes" USING btree ("garment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "garment_tasks_one_a_tailor" ON "garment_tasks" USING btree ("tailor_id") WHERE "garment_tasks"."state" = 'in_work';--> statement-breakpoint
CREATE INDEX "order_history_of_order" ON "order_history" USING btree ("order_id","version");--> statement-breakpoint
CREATE INDEX "order_history_of_garment" ON "order_history" USING btree ("garment_id","garment_version");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_storefront" ON "ledger_entries" USING btree ("storefront_id","day");--> statement-breakpoint
CREATE INDEX "ledger_lines_of_entry" ON "ledger_lines" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_of_order" ON "ledger_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_of_day" ON "ledger_lines" USING btree ("day");--> statement-breakpoint
CREATE INDEX "settlements_of_storefront" ON "settlements" USING btree ("storefront_id","received_on");--> statement-breakpoint
CREATE INDEX "owner_actions_on" ON "owner_actions" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "price_proposals_of_order" ON "price_proposals" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "price_proposals_paid" ON "price_proposals" USING btree ("paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "price_proposals_one_open_a_line" ON "price_proposals" USING btree ("order_id","line_id") WHERE "price_proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "price_proposals_due" ON "price_proposals" USING btree ("next_attempt_at") WHERE "price_proposals"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "courier_bookings_by_parcel" ON "courier_bookings" USING btree ("tracking_number");--> statement-breakpoint
CREATE INDEX "discount_uses_of_customer" ON "discount_uses" USING btree ("code","customer");--> statement-breakpoint
CREATE INDEX "order_status_changes_done" ON "order_status_changes" USING btree ("at") WHERE "to" in ('awaiting_delivery', 'awaiting_store_collection', 'finished');--> statement-breakpoint
CREATE INDEX "orders_on_desk" ON "orders" USING btree ((case
  when coalesce(held_from, status) in ('in_transit_to_customer', 'customer_delivery_failed', 'awaiting_store_collection') then 'on_its_way'
  when coalesce(held_from, status) in ('awaiting_delivery') then 'to_send_back'
  when waits_for_customer then 'with_customer'
  when coalesce(held_from, status) in ('in_progress') then 'in_work'
  when starts_with(coalesce(held_from, status), 'arrived_at_') then 'arrived'
  else 'coming' end),"express",coalesce(due_on, 'infinity'::date),"id","status","held_from","waits_for_customer","due_on") WHERE status not in ('awaiting_payment', 'finished', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_on_desk_by_channel" ON "orders" USING btree ((case
  when coalesce(held_from, status) in ('in_transit_to_customer', 'customer_delivery_failed', 'awaiting_store_collection') then 'on_its_way'
  when coalesce(held_from, status) in ('awaiting_delivery') then 'to_send_back'
  when waits_for_customer then 'with_customer'
  when coalesce(held_from, status) in ('in_progress') then 'in_work'
  when starts_with(coalesce(held_from, status), 'arrived_at_') then 'arrived'
  else 'coming' end),coalesce(storefront_id, collection_provider),"express",coalesce(due_on, 'infinity'::date),"id","status","held_from","waits_for_customer","due_on","storefront_id","collection_provider") WHERE status not in ('awaiting_payment', 'finished', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_on_desk_without_tailor" ON "orders" USING btree ((case
  when coalesce(held_from, status) in ('in_transit_to_customer', 'customer_delivery_failed', 'awaiting_store_collection') then 'on_its_way'
  when coalesce(held_from, status) in ('awaiting_delivery') then 'to_send_back'
  when waits_for_customer then 'with_customer'
  when coalesce(held_from, status) in ('in_progress') then 'in_work'
  when starts_with(coalesce(held_from, status), 'arrived_at_') then 'arrived'
  else 'coming' end),"express",coalesce(due_on, 'infinity'::date),"id",coalesce(storefront_id, collection_provider),"status","held_from","waits_for_customer","due_on") WHERE status not in ('awaiting_payment', 'finished', 'cancelled') and tailor_ids = '{}' and (case
  when coalesce(held_from, status) in ('in_transit_to_customer', 'customer_delivery_failed', 'awaiting_store_collection') then 'on_its_way'
  when coalesce(held_from, status) in ('awaiting_delivery') then 'to_send_back'
  when waits_for_customer then 'with_customer'
  when coalesce(held_from, status) in ('in_progress') then 'in_work'
  when starts_with(coalesce(held_from, status), 'arrived_at_') then 'arrived'
  else 'coming' end) in ('arrived', 'in_work', 'with_customer');--> statement-breakpoint
CREATE INDEX "orders_on_desk_of_tailors" ON "orders" USING gin ("tailor_ids") WHERE status not in ('awaiting_payment', 'finished', 'cancelled') and tailor_ids <> '{}';--> statement-breakpoint
CREATE INDEX "orders_placed_with_words" ON "orders" USING btree ("is_past","created_at","id","search_words") WHERE status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_changed" ON "orders" USING btree ("updated_at","id","version") WHERE status <> 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_settled" ON "orders" USING btree (coalesce(settled_at, paid_at, created_at)) WHERE "orders"."settled_basket_version" is not null;--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("refunded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_paid_twice_once" ON "refunds" USING btree ("payment_intent_id") WHERE "refunds"."cause" = 'paid_twice';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_a_request" ON "refunds" USING btree ("request_key",coalesce("payment_intent_id", '')) WHERE "refunds"."request_key" is not null;--> statement-breakpoint
ALTER TABLE "courier_bookings" ADD CONSTRAINT "courier_bookings_once" UNIQUE("order_id","provider","way");