CREATE TYPE "public"."enum_faq_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_fees_key" AS ENUM('home_delivery', 'return_to_store', 'complete_in_store', 'express', 'express_large_basket');
  CREATE TYPE "public"."enum_fees_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fees_v_version_key" AS ENUM('home_delivery', 'return_to_store', 'complete_in_store', 'express', 'express_large_basket');
  CREATE TYPE "public"."enum__fees_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_announcements_kind" AS ENUM('information', 'update_required');
  CREATE TYPE "public"."enum_announcements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcements_v_version_kind" AS ENUM('information', 'update_required');
  CREATE TYPE "public"."enum__announcements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_delivery_areas_shifts_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_delivery_areas_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__delivery_areas_v_version_shifts_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__delivery_areas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_stores_opening_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_stores_accepts" AS ENUM('in_store_order', 'customer_drop_off', 'customer_collection');
  CREATE TYPE "public"."enum_stores_drop_off_point" AS ENUM('WFLondon', 'WFStratford');
  CREATE TYPE "public"."enum_stores_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stores_v_version_opening_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__stores_v_version_accepts" AS ENUM('in_store_order', 'customer_drop_off', 'customer_collection');
  CREATE TYPE "public"."enum__stores_v_version_drop_off_point" AS ENUM('WFLondon', 'WFStratford');
  CREATE TYPE "public"."enum__stores_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_studios_opening_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_studios_accepts" AS ENUM('alteration', 'repair', 'upsizing', 'in_person_fitting');
  CREATE TYPE "public"."enum_studios_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__studios_v_version_opening_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__studios_v_version_accepts" AS ENUM('alteration', 'repair', 'upsizing', 'in_person_fitting');
  CREATE TYPE "public"."enum__studios_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "faq" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"category" varchar,
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faq_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_faq_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_question" varchar,
  	"version_answer" varchar,
  	"version_category" varchar,
  	"version_sort_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faq_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "fees" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_fees_key",
  	"name" varchar,
  	"description" varchar,
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_fees_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_fees_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_key" "enum__fees_v_version_key",
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_sort_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__fees_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "announcements" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_announcements_kind" DEFAULT 'information',
  	"title" varchar,
  	"message" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"below_version" varchar,
  	"below_ios_build" numeric,
  	"below_android_build" numeric,
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_announcements_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_announcements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_kind" "enum__announcements_v_version_kind" DEFAULT 'information',
  	"version_title" varchar,
  	"version_message" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_below_version" varchar,
  	"version_below_ios_build" numeric,
  	"version_below_android_build" numeric,
  	"version_sort_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__announcements_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "delivery_areas_shifts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_delivery_areas_shifts_day",
  	"starts_at" varchar,
  	"ends_at" varchar
  );
  
  CREATE TABLE "delivery_areas" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_delivery_areas_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "delivery_areas_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_delivery_areas_v_version_shifts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__delivery_areas_v_version_shifts_day",
  	"starts_at" varchar,
  	"ends_at" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_delivery_areas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_name" varchar,
  	"version_sort_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__delivery_areas_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_delivery_areas_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "stores_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_stores_opening_hours_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "stores_accepts" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_stores_accepts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "stores" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address_line1" varchar,
  	"address_line2" varchar,
  	"address_city" varchar,
  	"address_postcode" varchar,
  	"phone" varchar,
  	"storefront" varchar,
  	"drop_off_point" "enum_stores_drop_off_point",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_stores_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_stores_v_version_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__stores_v_version_opening_hours_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_stores_v_version_accepts" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__stores_v_version_accepts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_stores_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_name" varchar,
  	"version_address_line1" varchar,
  	"version_address_line2" varchar,
  	"version_address_city" varchar,
  	"version_address_postcode" varchar,
  	"version_phone" varchar,
  	"version_storefront" varchar,
  	"version_drop_off_point" "enum__stores_v_version_drop_off_point",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__stores_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "studios_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_studios_opening_hours_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "studios_accepts" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_studios_accepts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studios" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address_line1" varchar,
  	"address_line2" varchar,
  	"address_city" varchar,
  	"address_postcode" varchar,
  	"phone" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_studios_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_studios_v_version_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__studios_v_version_opening_hours_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_studios_v_version_accepts" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__studios_v_version_accepts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_studios_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_name" varchar,
  	"version_address_line1" varchar,
  	"version_address_line2" varchar,
  	"version_address_city" varchar,
  	"version_address_postcode" varchar,
  	"version_phone" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__studios_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faq_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fees_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "announcements_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "delivery_areas_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stores_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "studios_id" varchar;
  ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_parent_id_faq_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fees_v" ADD CONSTRAINT "_fees_v_parent_id_fees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_parent_id_announcements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "delivery_areas_shifts" ADD CONSTRAINT "delivery_areas_shifts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."delivery_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_areas_texts" ADD CONSTRAINT "delivery_areas_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_delivery_areas_v_version_shifts" ADD CONSTRAINT "_delivery_areas_v_version_shifts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_delivery_areas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_delivery_areas_v" ADD CONSTRAINT "_delivery_areas_v_parent_id_delivery_areas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_areas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_delivery_areas_v_texts" ADD CONSTRAINT "_delivery_areas_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_delivery_areas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_opening_hours" ADD CONSTRAINT "stores_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_accepts" ADD CONSTRAINT "stores_accepts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stores_v_version_opening_hours" ADD CONSTRAINT "_stores_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stores_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stores_v_version_accepts" ADD CONSTRAINT "_stores_v_version_accepts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stores_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stores_v" ADD CONSTRAINT "_stores_v_parent_id_stores_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studios_opening_hours" ADD CONSTRAINT "studios_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studios_accepts" ADD CONSTRAINT "studios_accepts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_studios_v_version_opening_hours" ADD CONSTRAINT "_studios_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_studios_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_studios_v_version_accepts" ADD CONSTRAINT "_studios_v_version_accepts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_studios_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_studios_v" ADD CONSTRAINT "_studios_v_parent_id_studios_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."studios"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "faq_sort_order_idx" ON "faq" USING btree ("sort_order");
  CREATE INDEX "faq_updated_at_idx" ON "faq" USING btree ("updated_at");
  CREATE INDEX "faq_created_at_idx" ON "faq" USING btree ("created_at");
  CREATE INDEX "faq__status_idx" ON "faq" USING btree ("_status");
  CREATE INDEX "_faq_v_parent_idx" ON "_faq_v" USING btree ("parent_id");
  CREATE INDEX "_faq_v_version_version_sort_order_idx" ON "_faq_v" USING btree ("version_sort_order");
  CREATE INDEX "_faq_v_version_version_updated_at_idx" ON "_faq_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_v_version_version_created_at_idx" ON "_faq_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_v_version_version__status_idx" ON "_faq_v" USING btree ("version__status");
  CREATE INDEX "_faq_v_created_at_idx" ON "_faq_v" USING btree ("created_at");
  CREATE INDEX "_faq_v_updated_at_idx" ON "_faq_v" USING btree ("updated_at");
  CREATE INDEX "_faq_v_latest_idx" ON "_faq_v" USING btree ("latest");
  CREATE UNIQUE INDEX "fees_key_idx" ON "fees" USING btree ("key");
  CREATE INDEX "fees_sort_order_idx" ON "fees" USING btree ("sort_order");
  CREATE INDEX "fees_updated_at_idx" ON "fees" USING btree ("updated_at");
  CREATE INDEX "fees_created_at_idx" ON "fees" USING btree ("created_at");
  CREATE INDEX "fees__status_idx" ON "fees" USING btree ("_status");
  CREATE INDEX "_fees_v_parent_idx" ON "_fees_v" USING btree ("parent_id");
  CREATE INDEX "_fees_v_version_version_key_idx" ON "_fees_v" USING btree ("version_key");
  CREATE INDEX "_fees_v_version_version_sort_order_idx" ON "_fees_v" USING btree ("version_sort_order");
  CREATE INDEX "_fees_v_version_version_updated_at_idx" ON "_fees_v" USING btree ("version_updated_at");
  CREATE INDEX "_fees_v_version_version_created_at_idx" ON "_fees_v" USING btree ("version_created_at");
  CREATE INDEX "_fees_v_version_version__status_idx" ON "_fees_v" USING btree ("version__status");
  CREATE INDEX "_fees_v_created_at_idx" ON "_fees_v" USING btree ("created_at");
  CREATE INDEX "_fees_v_updated_at_idx" ON "_fees_v" USING btree ("updated_at");
  CREATE INDEX "_fees_v_latest_idx" ON "_fees_v" USING btree ("latest");
  CREATE INDEX "announcements_sort_order_idx" ON "announcements" USING btree ("sort_order");
  CREATE INDEX "announcements_updated_at_idx" ON "announcements" USING btree ("updated_at");
  CREATE INDEX "announcements_created_at_idx" ON "announcements" USING btree ("created_at");
  CREATE INDEX "announcements__status_idx" ON "announcements" USING btree ("_status");
  CREATE INDEX "_announcements_v_parent_idx" ON "_announcements_v" USING btree ("parent_id");
  CREATE INDEX "_announcements_v_version_version_sort_order_idx" ON "_announcements_v" USING btree ("version_sort_order");
  CREATE INDEX "_announcements_v_version_version_updated_at_idx" ON "_announcements_v" USING btree ("version_updated_at");
  CREATE INDEX "_announcements_v_version_version_created_at_idx" ON "_announcements_v" USING btree ("version_created_at");
  CREATE INDEX "_announcements_v_version_version__status_idx" ON "_announcements_v" USING btree ("version__status");
  CREATE INDEX "_announcements_v_created_at_idx" ON "_announcements_v" USING btree ("created_at");
  CREATE INDEX "_announcements_v_updated_at_idx" ON "_announcements_v" USING btree ("updated_at");
  CREATE INDEX "_announcements_v_latest_idx" ON "_announcements_v" USING btree ("latest");
  CREATE INDEX "delivery_areas_shifts_order_idx" ON "delivery_areas_shifts" USING btree ("_order");
  CREATE INDEX "delivery_areas_shifts_parent_id_idx" ON "delivery_areas_shifts" USING btree ("_parent_id");
  CREATE INDEX "delivery_areas_sort_order_idx" ON "delivery_areas" USING btree ("sort_order");
  CREATE INDEX "delivery_areas_updated_at_idx" ON "delivery_areas" USING btree ("updated_at");
  CREATE INDEX "delivery_areas_created_at_idx" ON "delivery_areas" USING btree ("created_at");
  CREATE INDEX "delivery_areas__status_idx" ON "delivery_areas" USING btree ("_status");
  CREATE INDEX "delivery_areas_texts_order_parent" ON "delivery_areas_texts" USING btree ("order","parent_id");
  CREATE INDEX "_delivery_areas_v_version_shifts_order_idx" ON "_delivery_areas_v_version_shifts" USING btree ("_order");
  CREATE INDEX "_delivery_areas_v_version_shifts_parent_id_idx" ON "_delivery_areas_v_version_shifts" USING btree ("_parent_id");
  CREATE INDEX "_delivery_areas_v_parent_idx" ON "_delivery_areas_v" USING btree ("parent_id");
  CREATE INDEX "_delivery_areas_v_version_version_sort_order_idx" ON "_delivery_areas_v" USING btree ("version_sort_order");
  CREATE INDEX "_delivery_areas_v_version_version_updated_at_idx" ON "_delivery_areas_v" USING btree ("version_updated_at");
  CREATE INDEX "_delivery_areas_v_version_version_created_at_idx" ON "_delivery_areas_v" USING btree ("version_created_at");
  CREATE INDEX "_delivery_areas_v_version_version__status_idx" ON "_delivery_areas_v" USING btree ("version__status");
  CREATE INDEX "_delivery_areas_v_created_at_idx" ON "_delivery_areas_v" USING btree ("created_at");
  CREATE INDEX "_delivery_areas_v_updated_at_idx" ON "_delivery_areas_v" USING btree ("updated_at");
  CREATE INDEX "_delivery_areas_v_latest_idx" ON "_delivery_areas_v" USING btree ("latest");
  CREATE INDEX "_delivery_areas_v_texts_order_parent" ON "_delivery_areas_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "stores_opening_hours_order_idx" ON "stores_opening_hours" USING btree ("_order");
  CREATE INDEX "stores_opening_hours_parent_id_idx" ON "stores_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "stores_accepts_order_idx" ON "stores_accepts" USING btree ("order");
  CREATE INDEX "stores_accepts_parent_idx" ON "stores_accepts" USING btree ("parent_id");
  CREATE INDEX "stores_updated_at_idx" ON "stores" USING btree ("updated_at");
  CREATE INDEX "stores_created_at_idx" ON "stores" USING btree ("created_at");
  CREATE INDEX "stores__status_idx" ON "stores" USING btree ("_status");
  CREATE INDEX "_stores_v_version_opening_hours_order_idx" ON "_stores_v_version_opening_hours" USING btree ("_order");
  CREATE INDEX "_stores_v_version_opening_hours_parent_id_idx" ON "_stores_v_version_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "_stores_v_version_accepts_order_idx" ON "_stores_v_version_accepts" USING btree ("order");
  CREATE INDEX "_stores_v_version_accepts_parent_idx" ON "_stores_v_version_accepts" USING btree ("parent_id");
  CREATE INDEX "_stores_v_parent_idx" ON "_stores_v" USING btree ("parent_id");
  CREATE INDEX "_stores_v_version_version_updated_at_idx" ON "_stores_v" USING btree ("version_updated_at");
  CREATE INDEX "_stores_v_version_version_created_at_idx" ON "_stores_v" USING btree ("version_created_at");
  CREATE INDEX "_stores_v_version_version__status_idx" ON "_stores_v" USING btree ("version__status");
  CREATE INDEX "_stores_v_created_at_idx" ON "_stores_v" USING btree ("created_at");
  CREATE INDEX "_stores_v_updated_at_idx" ON "_stores_v" USING btree ("updated_at");
  CREATE INDEX "_stores_v_latest_idx" ON "_stores_v" USING btree ("latest");
  CREATE INDEX "studios_opening_hours_order_idx" ON "studios_opening_hours" USING btree ("_order");
  CREATE INDEX "studios_opening_hours_parent_id_idx" ON "studios_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "studios_accepts_order_idx" ON "studios_accepts" USING btree ("order");
  CREATE INDEX "studios_accepts_parent_idx" ON "studios_accepts" USING btree ("parent_id");
  CREATE INDEX "studios_updated_at_idx" ON "studios" USING btree ("updated_at");
  CREATE INDEX "studios_created_at_idx" ON "studios" USING btree ("created_at");
  CREATE INDEX "studios__status_idx" ON "studios" USING btree ("_status");
  CREATE INDEX "_studios_v_version_opening_hours_order_idx" ON "_studios_v_version_opening_hours" USING btree ("_order");
  CREATE INDEX "_studios_v_version_opening_hours_parent_id_idx" ON "_studios_v_version_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "_studios_v_version_accepts_order_idx" ON "_studios_v_version_accepts" USING btree ("order");
  CREATE INDEX "_studios_v_version_accepts_parent_idx" ON "_studios_v_version_accepts" USING btree ("parent_id");
  CREATE INDEX "_studios_v_parent_idx" ON "_studios_v" USING btree ("parent_id");
  CREATE INDEX "_studios_v_version_version_updated_at_idx" ON "_studios_v" USING btree ("version_updated_at");
  CREATE INDEX "_studios_v_version_version_created_at_idx" ON "_studios_v" USING btree ("version_created_at");
  CREATE INDEX "_studios_v_version_version__status_idx" ON "_studios_v" USING btree ("version__status");
  CREATE INDEX "_studios_v_created_at_idx" ON "_studios_v" USING btree ("created_at");
  CREATE INDEX "_studios_v_updated_at_idx" ON "_studios_v" USING btree ("updated_at");
  CREATE INDEX "_studios_v_latest_idx" ON "_studios_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fees_fk" FOREIGN KEY ("fees_id") REFERENCES "public"."fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_announcements_fk" FOREIGN KEY ("announcements_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_delivery_areas_fk" FOREIGN KEY ("delivery_areas_id") REFERENCES "public"."delivery_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stores_fk" FOREIGN KEY ("stores_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_studios_fk" FOREIGN KEY ("studios_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_faq_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_id");
  CREATE INDEX "payload_locked_documents_rels_fees_id_idx" ON "payload_locked_documents_rels" USING btree ("fees_id");
  CREATE INDEX "payload_locked_documents_rels_announcements_id_idx" ON "payload_locked_documents_rels" USING btree ("announcements_id");
  CREATE INDEX "payload_locked_documents_rels_delivery_areas_id_idx" ON "payload_locked_documents_rels" USING btree ("delivery_areas_id");
  CREATE INDEX "payload_locked_documents_rels_stores_id_idx" ON "payload_locked_documents_rels" USING btree ("stores_id");
  CREATE INDEX "payload_locked_documents_rels_studios_id_idx" ON "payload_locked_documents_rels" USING btree ("studios_id");
