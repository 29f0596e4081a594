CREATE TABLE "conversation_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"channel" text,
	"words" text,
	"request_key" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"came_as" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"owner_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"is_unread" boolean NOT NULL,
	"subject" text NOT NULL,
	"customer_name" text,
	"email" text,
	"phone" text,
	"order_id" uuid,
	"collection_ref" text,
	"storefront_domain" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(string_to_array(lower((coalesce(collection_ref, '') || ' ' || split_part(coalesce(collection_ref, ''), '-', 2) || ' ' || coalesce(customer_name, '') || ' ' || coalesce(email, '')) collate pg_c_utf8), ' '), ''))) STORED
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dropped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dropped_by" text;--> statement-breakpoint
ALTER TABLE "conversation_entries" ADD CONSTRAINT "conversation_entries_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_entries_of" ON "conversation_entries" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_entries_once_a_request" ON "conversation_entries" USING btree ("conversation_id","request_key");--> statement-breakpoint
CREATE INDEX "conversations_latest" ON "conversations" USING btree ("last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_of_state" ON "conversations" USING btree ("state","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_of_owner" ON "conversations" USING btree ("owner_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_of_kind" ON "conversations" USING btree ("kind","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_of_order" ON "conversations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "conversations_of_person" ON "conversations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "conversations_unread" ON "conversations" USING btree ("id") WHERE "conversations"."is_unread";--> statement-breakpoint
CREATE INDEX "conversations_changed" ON "conversations" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "conversations_search_words" ON "conversations" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "outbox_about" ON "outbox" USING btree (coalesce(payload->>'orderId', payload->>'proposalId', payload->>'refundId')) WHERE coalesce(payload->>'orderId', payload->>'proposalId', payload->>'refundId') is not null;