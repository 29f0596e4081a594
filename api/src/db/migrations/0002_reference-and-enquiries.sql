CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"storefront_domain" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "store_items" (
	"storefront_id" text NOT NULL,
	"item_id" text NOT NULL,
	"display_name" text,
	"sort_order" integer NOT NULL,
	CONSTRAINT "store_items_storefront_id_item_id_pk" PRIMARY KEY("storefront_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "courier_shifts" ADD CONSTRAINT "courier_shifts_area_code_courier_areas_code_fk" FOREIGN KEY ("area_code") REFERENCES "public"."courier_areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_items" ADD CONSTRAINT "store_items_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;