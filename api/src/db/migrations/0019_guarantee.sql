CREATE TABLE "fault_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"garment_id" uuid NOT NULL,
	"garment" integer NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"answered_by" text,
	"redo_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "fault_reports_redo_id_unique" UNIQUE("redo_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "redo_of" uuid;--> statement-breakpoint
ALTER TABLE "fault_reports" ADD CONSTRAINT "fault_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fault_reports" ADD CONSTRAINT "fault_reports_redo_id_orders_id_fk" FOREIGN KEY ("redo_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fault_reports_of_order" ON "fault_reports" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fault_reports_one_open_a_garment" ON "fault_reports" USING btree ("order_id","garment_id") WHERE "fault_reports"."state" = 'open';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_redo_of_orders_id_fk" FOREIGN KEY ("redo_of") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;