CREATE TABLE "abandoned_baskets" (
	"id" text PRIMARY KEY NOT NULL,
	"basket_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "abandoned_baskets" ADD CONSTRAINT "abandoned_baskets_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_code_discounts_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discounts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abandoned_baskets_of_basket" ON "abandoned_baskets" USING btree ("basket_id","created_at");--> statement-breakpoint
CREATE INDEX "discount_uses_of_code" ON "discount_uses" USING btree ("code","basket_id");