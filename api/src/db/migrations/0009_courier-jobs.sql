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
ALTER TABLE "courier_jobs" ADD CONSTRAINT "courier_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courier_jobs_due" ON "courier_jobs" USING btree ("next_attempt_at") WHERE "courier_jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "courier_jobs_external_ids" ON "courier_jobs" USING gin ("external_ids");