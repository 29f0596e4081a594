CREATE TABLE "text_stops" (
	"phone_hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "channel" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "delivery" text;--> statement-breakpoint
CREATE INDEX "conversations_of_phone" ON "conversations" USING btree ("phone") WHERE "conversations"."order_id" is null;--> statement-breakpoint
CREATE INDEX "orders_of_phone" ON "orders" USING btree ("phone","created_at") WHERE status <> 'awaiting_payment';--> statement-breakpoint
UPDATE "conversations" SET "channel" = 'mail' WHERE "came_as" = 'written';--> statement-breakpoint
-- Enquiries from before the inbox. What was mailed to the company was answered from its mailbox. No mail is queued.
WITH old AS (
	SELECT e.id, e.storefront_domain, e.created_at,
		CASE e.content->>'kind' WHEN 'service_request' THEN 'service_request' ELSE 'enquiry' END AS kind,
		EXISTS (SELECT FROM outbox WHERE key = 'enquiry:' || e.id AND sent_at IS NOT NULL) AS was_mailed,
		btrim(regexp_replace(CASE e.content->>'kind'
			WHEN 'contact_us' THEN e.content->>'message'
			WHEN 'new_item' THEN 'A new item: ' || (e.content->>'item_name')
			WHEN 'services' THEN 'New services: ' || (e.content->>'item_name')
			ELSE e.content->>'item_name' END, '\s+', ' ', 'g')) AS line,
		CASE e.content->>'kind'
			WHEN 'contact_us' THEN (e.content->>'message') || coalesce(E'\n\nOrder: ' || nullif(e.content->>'order_number', ''), '')
			WHEN 'new_item' THEN e.content->>'description'
			WHEN 'services' THEN (SELECT string_agg((each->>'name') || ' (' || (each->>'service_type') || ')' || coalesce(': ' || nullif(each->>'description', ''), ''), E'\n')
				FROM jsonb_array_elements(e.content->'services') AS each)
			ELSE e.content->>'service_request' END AS words,
		e.content->>'name' AS name, e.content->>'email' AS email, nullif(e.content->>'phone', '') AS phone,
		o.id AS order_id, o.collection_ref
	FROM enquiries e
	LEFT JOIN orders o ON o.collection_ref = upper(btrim(e.content->>'order_number'))
		AND lower(o.email) = lower(e.content->>'email') AND o.status <> 'awaiting_payment'
	WHERE NOT EXISTS (SELECT FROM conversations WHERE conversations.id = e.id)
), moved AS (
	INSERT INTO conversations (id, kind, came_as, state, is_unread, subject, customer_name, email, phone, order_id, collection_ref, storefront_domain, created_at, last_message_at)
	SELECT id, kind, kind, CASE WHEN was_mailed THEN 'done' ELSE 'open' END, NOT was_mailed,
		CASE WHEN length(line) <= 80 THEN line ELSE rtrim(left(line, 79)) || '…' END,
		name, email, phone, order_id, collection_ref, storefront_domain, created_at, created_at
	FROM old
)
INSERT INTO conversation_entries (conversation_id, version, kind, actor, channel, words, at)
SELECT id, 1, 'received', 'customer', 'site', coalesce(words, ''), created_at FROM old;
