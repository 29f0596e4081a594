CREATE TYPE "public"."enum_partners_delivery_options" AS ENUM('complete_in_store', 'return_to_store', 'return_to_customer');
  CREATE TYPE "public"."enum_partners_blocked_providers" AS ENUM('DPD', 'Evermile', 'Onfleet', 'SFOnfleet', 'WFLondon', 'WFStratford', 'RMTracked24', 'RMTracked48', 'RMTracked24Collection', 'RMSpecialGND1000', 'RMSpecialGND2500');
  CREATE TYPE "public"."enum_partners_shops_opening_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_partners_shops_accepts" AS ENUM('in_store_order', 'customer_drop_off', 'customer_collection');
  CREATE TYPE "public"."enum_partners_shops_drop_off_point" AS ENUM('WFLondon', 'WFStratford');
  CREATE TYPE "public"."enum_partners_locale" AS ENUM('en_GB', 'en_IE');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_delivery_options" AS ENUM('complete_in_store', 'return_to_store', 'return_to_customer');
  CREATE TYPE "public"."enum__partners_v_version_blocked_providers" AS ENUM('DPD', 'Evermile', 'Onfleet', 'SFOnfleet', 'WFLondon', 'WFStratford', 'RMTracked24', 'RMTracked48', 'RMTracked24Collection', 'RMSpecialGND1000', 'RMSpecialGND2500');
  CREATE TYPE "public"."enum__partners_v_version_shops_opening_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__partners_v_version_shops_accepts" AS ENUM('in_store_order', 'customer_drop_off', 'customer_collection');
  CREATE TYPE "public"."enum__partners_v_version_shops_drop_off_point" AS ENUM('WFLondon', 'WFStratford');
  CREATE TYPE "public"."enum__partners_v_version_locale" AS ENUM('en_GB', 'en_IE');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
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
  CREATE TYPE "public"."enum_studios_opening_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_studios_accepts" AS ENUM('alteration', 'repair', 'upsizing', 'in_person_fitting');
  CREATE TYPE "public"."enum_studios_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__studios_v_version_opening_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__studios_v_version_accepts" AS ENUM('alteration', 'repair', 'upsizing', 'in_person_fitting');
  CREATE TYPE "public"."enum__studios_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_role" AS ENUM('viewer', 'editor', 'owner');
  CREATE TABLE "partners_delivery_options" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_partners_delivery_options",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "partners_blocked_providers" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_partners_blocked_providers",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "partners_shops_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_partners_shops_opening_hours_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "partners_shops_accepts" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_partners_shops_accepts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "partners_shops" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address_line1" varchar,
  	"address_line2" varchar,
  	"address_city" varchar,
  	"address_postcode" varchar,
  	"phone" varchar,
  	"drop_off_point" "enum_partners_shops_drop_off_point"
  );
  
  CREATE TABLE "partners" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hostname" varchar,
  	"locale" "enum_partners_locale" DEFAULT 'en_GB',
  	"exchange_rate" varchar DEFAULT '1',
  	"address_line1" varchar,
  	"address_line2" varchar,
  	"address_city" varchar,
  	"address_postcode" varchar,
  	"logo_id" varchar,
  	"background_images_booking_flow_id" varchar,
  	"background_images_basket_id" varchar,
  	"background_images_checkout_id" varchar,
  	"background_images_thank_you_id" varchar,
  	"styles_button_colour" varchar,
  	"styles_button_hover_colour" varchar,
  	"colours_ink" varchar,
  	"colours_muted" varchar,
  	"colours_chalk" varchar,
  	"colours_chalk50" varchar,
  	"colours_chalk300" varchar,
  	"colours_tape" varchar,
  	"colours_on_tape" varchar,
  	"colours_link" varchar,
  	"colours_focus" varchar,
  	"colours_thread" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_partners_v_version_delivery_options" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_delivery_options",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v_version_blocked_providers" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_blocked_providers",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v_version_shops_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__partners_v_version_shops_opening_hours_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_partners_v_version_shops_accepts" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_shops_accepts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v_version_shops" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"name" varchar,
  	"address_line1" varchar,
  	"address_line2" varchar,
  	"address_city" varchar,
  	"address_postcode" varchar,
  	"phone" varchar,
  	"drop_off_point" "enum__partners_v_version_shops_drop_off_point"
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_name" varchar,
  	"version_hostname" varchar,
  	"version_locale" "enum__partners_v_version_locale" DEFAULT 'en_GB',
  	"version_exchange_rate" varchar DEFAULT '1',
  	"version_address_line1" varchar,
  	"version_address_line2" varchar,
  	"version_address_city" varchar,
  	"version_address_postcode" varchar,
  	"version_logo_id" varchar,
  	"version_background_images_booking_flow_id" varchar,
  	"version_background_images_basket_id" varchar,
  	"version_background_images_checkout_id" varchar,
  	"version_background_images_thank_you_id" varchar,
  	"version_styles_button_colour" varchar,
  	"version_styles_button_hover_colour" varchar,
  	"version_colours_ink" varchar,
  	"version_colours_muted" varchar,
  	"version_colours_chalk" varchar,
  	"version_colours_chalk50" varchar,
  	"version_colours_chalk300" varchar,
  	"version_colours_tape" varchar,
  	"version_colours_on_tape" varchar,
  	"version_colours_link" varchar,
  	"version_colours_focus" varchar,
  	"version_colours_thread" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
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
  
  ALTER TABLE "brand_customisation" ADD COLUMN "partner" varchar;
  ALTER TABLE "users" ADD COLUMN "role" "enum_users_role" DEFAULT 'viewer' NOT NULL;
  -- Before there were roles, each user could do everything.
  UPDATE "users" SET "role" = 'owner';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "partners_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faq_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fees_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "announcements_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "delivery_areas_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "studios_id" varchar;
  ALTER TABLE "partners_delivery_options" ADD CONSTRAINT "partners_delivery_options_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_blocked_providers" ADD CONSTRAINT "partners_blocked_providers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_shops_opening_hours" ADD CONSTRAINT "partners_shops_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners_shops"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_shops_accepts" ADD CONSTRAINT "partners_shops_accepts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners_shops"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_shops" ADD CONSTRAINT "partners_shops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_background_images_booking_flow_id_media_id_fk" FOREIGN KEY ("background_images_booking_flow_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_background_images_basket_id_media_id_fk" FOREIGN KEY ("background_images_basket_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_background_images_checkout_id_media_id_fk" FOREIGN KEY ("background_images_checkout_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_background_images_thank_you_id_media_id_fk" FOREIGN KEY ("background_images_thank_you_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_version_delivery_options" ADD CONSTRAINT "_partners_v_version_delivery_options_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_blocked_providers" ADD CONSTRAINT "_partners_v_version_blocked_providers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_shops_opening_hours" ADD CONSTRAINT "_partners_v_version_shops_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v_version_shops"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_shops_accepts" ADD CONSTRAINT "_partners_v_version_shops_accepts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v_version_shops"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_shops" ADD CONSTRAINT "_partners_v_version_shops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_background_images_booking_flow_id_media_id_fk" FOREIGN KEY ("version_background_images_booking_flow_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_background_images_basket_id_media_id_fk" FOREIGN KEY ("version_background_images_basket_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_background_images_checkout_id_media_id_fk" FOREIGN KEY ("version_background_images_checkout_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_background_images_thank_you_id_media_id_fk" FOREIGN KEY ("version_background_images_thank_you_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_parent_id_faq_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fees_v" ADD CONSTRAINT "_fees_v_parent_id_fees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_parent_id_announcements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "delivery_areas_shifts" ADD CONSTRAINT "delivery_areas_shifts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."delivery_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_areas_texts" ADD CONSTRAINT "delivery_areas_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_delivery_areas_v_version_shifts" ADD CONSTRAINT "_delivery_areas_v_version_shifts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_delivery_areas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_delivery_areas_v" ADD CONSTRAINT "_delivery_areas_v_parent_id_delivery_areas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_areas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_delivery_areas_v_texts" ADD CONSTRAINT "_delivery_areas_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_delivery_areas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studios_opening_hours" ADD CONSTRAINT "studios_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studios_accepts" ADD CONSTRAINT "studios_accepts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_studios_v_version_opening_hours" ADD CONSTRAINT "_studios_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_studios_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_studios_v_version_accepts" ADD CONSTRAINT "_studios_v_version_accepts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_studios_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_studios_v" ADD CONSTRAINT "_studios_v_parent_id_studios_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."studios"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "partners_delivery_options_order_idx" ON "partners_delivery_options" USING btree ("order");
  CREATE INDEX "partners_delivery_options_parent_idx" ON "partners_delivery_options" USING btree ("parent_id");
  CREATE INDEX "partners_blocked_providers_order_idx" ON "partners_blocked_providers" USING btree ("order");
  CREATE INDEX "partners_blocked_providers_parent_idx" ON "partners_blocked_providers" USING btree ("parent_id");
  CREATE INDEX "partners_shops_opening_hours_order_idx" ON "partners_shops_opening_hours" USING btree ("_order");
  CREATE INDEX "partners_shops_opening_hours_parent_id_idx" ON "partners_shops_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "partners_shops_accepts_order_idx" ON "partners_shops_accepts" USING btree ("order");
  CREATE INDEX "partners_shops_accepts_parent_idx" ON "partners_shops_accepts" USING btree ("parent_id");
  CREATE INDEX "partners_shops_order_idx" ON "partners_shops" USING btree ("_order");
  CREATE INDEX "partners_shops_parent_id_idx" ON "partners_shops" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "partners_hostname_idx" ON "partners" USING btree ("hostname");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE INDEX "partners_background_images_background_images_booking_flo_idx" ON "partners" USING btree ("background_images_booking_flow_id");
  CREATE INDEX "partners_background_images_background_images_basket_idx" ON "partners" USING btree ("background_images_basket_id");
  CREATE INDEX "partners_background_images_background_images_checkout_idx" ON "partners" USING btree ("background_images_checkout_id");
  CREATE INDEX "partners_background_images_background_images_thank_you_idx" ON "partners" USING btree ("background_images_thank_you_id");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE INDEX "_partners_v_version_delivery_options_order_idx" ON "_partners_v_version_delivery_options" USING btree ("order");
  CREATE INDEX "_partners_v_version_delivery_options_parent_idx" ON "_partners_v_version_delivery_options" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_blocked_providers_order_idx" ON "_partners_v_version_blocked_providers" USING btree ("order");
  CREATE INDEX "_partners_v_version_blocked_providers_parent_idx" ON "_partners_v_version_blocked_providers" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_shops_opening_hours_order_idx" ON "_partners_v_version_shops_opening_hours" USING btree ("_order");
  CREATE INDEX "_partners_v_version_shops_opening_hours_parent_id_idx" ON "_partners_v_version_shops_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_version_shops_accepts_order_idx" ON "_partners_v_version_shops_accepts" USING btree ("order");
  CREATE INDEX "_partners_v_version_shops_accepts_parent_idx" ON "_partners_v_version_shops_accepts" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_shops_order_idx" ON "_partners_v_version_shops" USING btree ("_order");
  CREATE INDEX "_partners_v_version_shops_parent_id_idx" ON "_partners_v_version_shops" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_hostname_idx" ON "_partners_v" USING btree ("version_hostname");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_background_images_version_background_idx" ON "_partners_v" USING btree ("version_background_images_booking_flow_id");
  CREATE INDEX "_partners_v_version_background_images_version_backgrou_1_idx" ON "_partners_v" USING btree ("version_background_images_basket_id");
  CREATE INDEX "_partners_v_version_background_images_version_backgrou_2_idx" ON "_partners_v" USING btree ("version_background_images_checkout_id");
  CREATE INDEX "_partners_v_version_background_images_version_backgrou_3_idx" ON "_partners_v" USING btree ("version_background_images_thank_you_id");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fees_fk" FOREIGN KEY ("fees_id") REFERENCES "public"."fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_announcements_fk" FOREIGN KEY ("announcements_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_delivery_areas_fk" FOREIGN KEY ("delivery_areas_id") REFERENCES "public"."delivery_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_studios_fk" FOREIGN KEY ("studios_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brand_customisation_partner_idx" ON "brand_customisation" USING btree ("partner");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_faq_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_id");
  CREATE INDEX "payload_locked_documents_rels_fees_id_idx" ON "payload_locked_documents_rels" USING btree ("fees_id");
  CREATE INDEX "payload_locked_documents_rels_announcements_id_idx" ON "payload_locked_documents_rels" USING btree ("announcements_id");
  CREATE INDEX "payload_locked_documents_rels_delivery_areas_id_idx" ON "payload_locked_documents_rels" USING btree ("delivery_areas_id");
  CREATE INDEX "payload_locked_documents_rels_studios_id_idx" ON "payload_locked_documents_rels" USING btree ("studios_id");
