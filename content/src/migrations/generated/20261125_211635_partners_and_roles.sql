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
  
  ALTER TABLE "brand_customisation" ADD COLUMN "partner" varchar;
  ALTER TABLE "users" ADD COLUMN "role" "enum_users_role" DEFAULT 'viewer' NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "partners_id" varchar;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brand_customisation_partner_idx" ON "brand_customisation" USING btree ("partner");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");

  -- Until now each user was allowed everything.
  UPDATE "users" SET "role" = 'owner';
