CREATE TABLE "courier_leases" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courier_leases" ADD CONSTRAINT "courier_leases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;