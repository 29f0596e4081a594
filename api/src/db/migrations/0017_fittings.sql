CREATE TABLE "fittings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" text NOT NULL,
	"date" date NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL,
	"seat" integer,
	"basket_id" text,
	"order_id" uuid,
	"held_until" timestamp with time zone,
	"moves" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fittings_seat" UNIQUE("place_id","date","starts_at","seat"),
	CONSTRAINT "fittings_of_basket" UNIQUE("basket_id"),
	CONSTRAINT "fittings_of_order" UNIQUE("order_id"),
	CONSTRAINT "fittings_holder" CHECK (("fittings"."basket_id" is null) <> ("fittings"."order_id" is null)),
	CONSTRAINT "fittings_hold" CHECK (("fittings"."basket_id" is null) = ("fittings"."held_until" is null))
);
--> statement-breakpoint
ALTER TABLE "fittings" ADD CONSTRAINT "fittings_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fittings" ADD CONSTRAINT "fittings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;