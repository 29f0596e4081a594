CREATE TYPE "public"."enum_item_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__item_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_fitting_choices_choice" AS ENUM('measure', 'pin', 'match');
  CREATE TYPE "public"."enum_services_questions_question_type" AS ENUM('radio', 'text');
  CREATE TYPE "public"."enum_services_subservices_questions_question_type" AS ENUM('radio', 'text');
  CREATE TYPE "public"."enum_services_service_type" AS ENUM('alteration', 'repair');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_fitting_choices_choice" AS ENUM('measure', 'pin', 'match');
  CREATE TYPE "public"."enum__services_v_version_questions_question_type" AS ENUM('radio', 'text');
  CREATE TYPE "public"."enum__services_v_version_subservices_questions_question_type" AS ENUM('radio', 'text');
  CREATE TYPE "public"."enum__services_v_version_service_type" AS ENUM('alteration', 'repair');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_fitting_guides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fitting_guides_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "item_categories" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"cover_image_id" varchar,
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_item_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_item_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_name" varchar,
  	"version_cover_image_id" varchar,
  	"version_sort_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__item_categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "items" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"cover_image_id" varchar,
  	"item_category_id" varchar,
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_items_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "items_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" varchar
  );
  
  CREATE TABLE "_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_name" varchar,
  	"version_cover_image_id" varchar,
  	"version_item_category_id" varchar,
  	"version_sort_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_items_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" varchar
  );
  
  CREATE TABLE "services_fitting_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"choice" "enum_services_fitting_choices_choice",
  	"recommended" boolean DEFAULT false
  );
  
  CREATE TABLE "services_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"answer" varchar,
  	"price_modifier" numeric DEFAULT 0,
  	"tailor_points_modifier" numeric DEFAULT 0
  );
  
  CREATE TABLE "services_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"explainer" varchar,
  	"question_type" "enum_services_questions_question_type" DEFAULT 'radio',
  	"question_answer_exclusion" jsonb
  );
  
  CREATE TABLE "services_subservices_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"answer" varchar,
  	"price_modifier" numeric DEFAULT 0,
  	"tailor_points_modifier" numeric DEFAULT 0
  );
  
  CREATE TABLE "services_subservices_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"explainer" varchar,
  	"question_type" "enum_services_subservices_questions_question_type" DEFAULT 'radio',
  	"question_answer_exclusion" jsonb
  );
  
  CREATE TABLE "services_subservices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"price_modifier" numeric DEFAULT 0,
  	"cover_image_id" varchar,
  	"dead_end" boolean DEFAULT false,
  	"question_answer_exclusion" jsonb
  );
  
  CREATE TABLE "services_expectations_example_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"caption" varchar
  );
  
  CREATE TABLE "services" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"price" numeric DEFAULT 0,
  	"service_type" "enum_services_service_type",
  	"upsizing" boolean DEFAULT false,
  	"cover_image_id" varchar,
  	"dead_end" boolean DEFAULT false,
  	"expectations_key_info" jsonb,
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_services_v_version_fitting_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"choice" "enum__services_v_version_fitting_choices_choice",
  	"recommended" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"answer" varchar,
  	"price_modifier" numeric DEFAULT 0,
  	"tailor_points_modifier" numeric DEFAULT 0
  );
  
  CREATE TABLE "_services_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"question" varchar,
  	"explainer" varchar,
  	"question_type" "enum__services_v_version_questions_question_type" DEFAULT 'radio',
  	"question_answer_exclusion" jsonb
  );
  
  CREATE TABLE "_services_v_version_subservices_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"answer" varchar,
  	"price_modifier" numeric DEFAULT 0,
  	"tailor_points_modifier" numeric DEFAULT 0
  );
  
  CREATE TABLE "_services_v_version_subservices_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"question" varchar,
  	"explainer" varchar,
  	"question_type" "enum__services_v_version_subservices_questions_question_type" DEFAULT 'radio',
  	"question_answer_exclusion" jsonb
  );
  
  CREATE TABLE "_services_v_version_subservices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"name" varchar,
  	"price_modifier" numeric DEFAULT 0,
  	"cover_image_id" varchar,
  	"dead_end" boolean DEFAULT false,
  	"question_answer_exclusion" jsonb
  );
  
  CREATE TABLE "_services_v_version_expectations_example_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_service_type" "enum__services_v_version_service_type",
  	"version_upsizing" boolean DEFAULT false,
  	"version_cover_image_id" varchar,
  	"version_dead_end" boolean DEFAULT false,
  	"version_expectations_key_info" jsonb,
  	"version_sort_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "fitting_guides" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service_id" varchar,
  	"measure" jsonb,
  	"pin" jsonb,
  	"match" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_fitting_guides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_fitting_guides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_service_id" varchar,
  	"version_measure" jsonb,
  	"version_pin" jsonb,
  	"version_match" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__fitting_guides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "brand_customisation" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"domain" varchar NOT NULL,
  	"company_name" varchar,
  	"logo_id" varchar,
  	"background_images_booking_flow_id" varchar,
  	"background_images_basket_id" varchar,
  	"background_images_checkout_id" varchar,
  	"background_images_thank_you_id" varchar,
  	"styles_button_colour" varchar,
  	"styles_button_hover_colour" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"item_categories_id" varchar,
  	"items_id" varchar,
  	"services_id" varchar,
  	"fitting_guides_id" varchar,
  	"brand_customisation_id" varchar,
  	"media_id" varchar,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seed_state" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar,
  	"documents" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "item_categories" ADD CONSTRAINT "item_categories_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_item_categories_v" ADD CONSTRAINT "_item_categories_v_parent_id_item_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."item_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_item_categories_v" ADD CONSTRAINT "_item_categories_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "items" ADD CONSTRAINT "items_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "items" ADD CONSTRAINT "items_item_category_id_item_categories_id_fk" FOREIGN KEY ("item_category_id") REFERENCES "public"."item_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "items_rels" ADD CONSTRAINT "items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "items_rels" ADD CONSTRAINT "items_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_items_v" ADD CONSTRAINT "_items_v_parent_id_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_items_v" ADD CONSTRAINT "_items_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_items_v" ADD CONSTRAINT "_items_v_version_item_category_id_item_categories_id_fk" FOREIGN KEY ("version_item_category_id") REFERENCES "public"."item_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_items_v_rels" ADD CONSTRAINT "_items_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_items_v_rels" ADD CONSTRAINT "_items_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_fitting_choices" ADD CONSTRAINT "services_fitting_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_questions_options" ADD CONSTRAINT "services_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_questions" ADD CONSTRAINT "services_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_subservices_questions_options" ADD CONSTRAINT "services_subservices_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_subservices_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_subservices_questions" ADD CONSTRAINT "services_subservices_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_subservices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_subservices" ADD CONSTRAINT "services_subservices_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_subservices" ADD CONSTRAINT "services_subservices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_expectations_example_images" ADD CONSTRAINT "services_expectations_example_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_expectations_example_images" ADD CONSTRAINT "services_expectations_example_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_fitting_choices" ADD CONSTRAINT "_services_v_version_fitting_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_questions_options" ADD CONSTRAINT "_services_v_version_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_questions" ADD CONSTRAINT "_services_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_subservices_questions_options" ADD CONSTRAINT "_services_v_version_subservices_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_subservices_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_subservices_questions" ADD CONSTRAINT "_services_v_version_subservices_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_subservices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_subservices" ADD CONSTRAINT "_services_v_version_subservices_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_subservices" ADD CONSTRAINT "_services_v_version_subservices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_expectations_example_images" ADD CONSTRAINT "_services_v_version_expectations_example_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_expectations_example_images" ADD CONSTRAINT "_services_v_version_expectations_example_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fitting_guides" ADD CONSTRAINT "fitting_guides_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fitting_guides_v" ADD CONSTRAINT "_fitting_guides_v_parent_id_fitting_guides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fitting_guides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fitting_guides_v" ADD CONSTRAINT "_fitting_guides_v_version_service_id_services_id_fk" FOREIGN KEY ("version_service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_customisation" ADD CONSTRAINT "brand_customisation_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_customisation" ADD CONSTRAINT "brand_customisation_background_images_booking_flow_id_media_id_fk" FOREIGN KEY ("background_images_booking_flow_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_customisation" ADD CONSTRAINT "brand_customisation_background_images_basket_id_media_id_fk" FOREIGN KEY ("background_images_basket_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_customisation" ADD CONSTRAINT "brand_customisation_background_images_checkout_id_media_id_fk" FOREIGN KEY ("background_images_checkout_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_customisation" ADD CONSTRAINT "brand_customisation_background_images_thank_you_id_media_id_fk" FOREIGN KEY ("background_images_thank_you_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_item_categories_fk" FOREIGN KEY ("item_categories_id") REFERENCES "public"."item_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_items_fk" FOREIGN KEY ("items_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fitting_guides_fk" FOREIGN KEY ("fitting_guides_id") REFERENCES "public"."fitting_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brand_customisation_fk" FOREIGN KEY ("brand_customisation_id") REFERENCES "public"."brand_customisation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "item_categories_cover_image_idx" ON "item_categories" USING btree ("cover_image_id");
  CREATE INDEX "item_categories_sort_order_idx" ON "item_categories" USING btree ("sort_order");
  CREATE INDEX "item_categories_updated_at_idx" ON "item_categories" USING btree ("updated_at");
  CREATE INDEX "item_categories_created_at_idx" ON "item_categories" USING btree ("created_at");
  CREATE INDEX "item_categories__status_idx" ON "item_categories" USING btree ("_status");
  CREATE INDEX "_item_categories_v_parent_idx" ON "_item_categories_v" USING btree ("parent_id");
  CREATE INDEX "_item_categories_v_version_version_cover_image_idx" ON "_item_categories_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_item_categories_v_version_version_sort_order_idx" ON "_item_categories_v" USING btree ("version_sort_order");
  CREATE INDEX "_item_categories_v_version_version_updated_at_idx" ON "_item_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_item_categories_v_version_version_created_at_idx" ON "_item_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_item_categories_v_version_version__status_idx" ON "_item_categories_v" USING btree ("version__status");
  CREATE INDEX "_item_categories_v_created_at_idx" ON "_item_categories_v" USING btree ("created_at");
  CREATE INDEX "_item_categories_v_updated_at_idx" ON "_item_categories_v" USING btree ("updated_at");
  CREATE INDEX "_item_categories_v_latest_idx" ON "_item_categories_v" USING btree ("latest");
  CREATE INDEX "items_cover_image_idx" ON "items" USING btree ("cover_image_id");
  CREATE INDEX "items_item_category_idx" ON "items" USING btree ("item_category_id");
  CREATE INDEX "items_sort_order_idx" ON "items" USING btree ("sort_order");
  CREATE INDEX "items_updated_at_idx" ON "items" USING btree ("updated_at");
  CREATE INDEX "items_created_at_idx" ON "items" USING btree ("created_at");
  CREATE INDEX "items__status_idx" ON "items" USING btree ("_status");
  CREATE INDEX "items_rels_order_idx" ON "items_rels" USING btree ("order");
  CREATE INDEX "items_rels_parent_idx" ON "items_rels" USING btree ("parent_id");
  CREATE INDEX "items_rels_path_idx" ON "items_rels" USING btree ("path");
  CREATE INDEX "items_rels_services_id_idx" ON "items_rels" USING btree ("services_id");
  CREATE INDEX "_items_v_parent_idx" ON "_items_v" USING btree ("parent_id");
  CREATE INDEX "_items_v_version_version_cover_image_idx" ON "_items_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_items_v_version_version_item_category_idx" ON "_items_v" USING btree ("version_item_category_id");
  CREATE INDEX "_items_v_version_version_sort_order_idx" ON "_items_v" USING btree ("version_sort_order");
  CREATE INDEX "_items_v_version_version_updated_at_idx" ON "_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_items_v_version_version_created_at_idx" ON "_items_v" USING btree ("version_created_at");
  CREATE INDEX "_items_v_version_version__status_idx" ON "_items_v" USING btree ("version__status");
  CREATE INDEX "_items_v_created_at_idx" ON "_items_v" USING btree ("created_at");
  CREATE INDEX "_items_v_updated_at_idx" ON "_items_v" USING btree ("updated_at");
  CREATE INDEX "_items_v_latest_idx" ON "_items_v" USING btree ("latest");
  CREATE INDEX "_items_v_rels_order_idx" ON "_items_v_rels" USING btree ("order");
  CREATE INDEX "_items_v_rels_parent_idx" ON "_items_v_rels" USING btree ("parent_id");
  CREATE INDEX "_items_v_rels_path_idx" ON "_items_v_rels" USING btree ("path");
  CREATE INDEX "_items_v_rels_services_id_idx" ON "_items_v_rels" USING btree ("services_id");
  CREATE INDEX "services_fitting_choices_order_idx" ON "services_fitting_choices" USING btree ("_order");
  CREATE INDEX "services_fitting_choices_parent_id_idx" ON "services_fitting_choices" USING btree ("_parent_id");
  CREATE INDEX "services_questions_options_order_idx" ON "services_questions_options" USING btree ("_order");
  CREATE INDEX "services_questions_options_parent_id_idx" ON "services_questions_options" USING btree ("_parent_id");
  CREATE INDEX "services_questions_order_idx" ON "services_questions" USING btree ("_order");
  CREATE INDEX "services_questions_parent_id_idx" ON "services_questions" USING btree ("_parent_id");
  CREATE INDEX "services_subservices_questions_options_order_idx" ON "services_subservices_questions_options" USING btree ("_order");
  CREATE INDEX "services_subservices_questions_options_parent_id_idx" ON "services_subservices_questions_options" USING btree ("_parent_id");
  CREATE INDEX "services_subservices_questions_order_idx" ON "services_subservices_questions" USING btree ("_order");
  CREATE INDEX "services_subservices_questions_parent_id_idx" ON "services_subservices_questions" USING btree ("_parent_id");
  CREATE INDEX "services_subservices_order_idx" ON "services_subservices" USING btree ("_order");
  CREATE INDEX "services_subservices_parent_id_idx" ON "services_subservices" USING btree ("_parent_id");
  CREATE INDEX "services_subservices_cover_image_idx" ON "services_subservices" USING btree ("cover_image_id");
  CREATE INDEX "services_expectations_example_images_order_idx" ON "services_expectations_example_images" USING btree ("_order");
  CREATE INDEX "services_expectations_example_images_parent_id_idx" ON "services_expectations_example_images" USING btree ("_parent_id");
  CREATE INDEX "services_expectations_example_images_image_idx" ON "services_expectations_example_images" USING btree ("image_id");
  CREATE INDEX "services_cover_image_idx" ON "services" USING btree ("cover_image_id");
  CREATE INDEX "services_sort_order_idx" ON "services" USING btree ("sort_order");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "_services_v_version_fitting_choices_order_idx" ON "_services_v_version_fitting_choices" USING btree ("_order");
  CREATE INDEX "_services_v_version_fitting_choices_parent_id_idx" ON "_services_v_version_fitting_choices" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_questions_options_order_idx" ON "_services_v_version_questions_options" USING btree ("_order");
  CREATE INDEX "_services_v_version_questions_options_parent_id_idx" ON "_services_v_version_questions_options" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_questions_order_idx" ON "_services_v_version_questions" USING btree ("_order");
  CREATE INDEX "_services_v_version_questions_parent_id_idx" ON "_services_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_subservices_questions_options_order_idx" ON "_services_v_version_subservices_questions_options" USING btree ("_order");
  CREATE INDEX "_services_v_version_subservices_questions_options_parent_id_idx" ON "_services_v_version_subservices_questions_options" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_subservices_questions_order_idx" ON "_services_v_version_subservices_questions" USING btree ("_order");
  CREATE INDEX "_services_v_version_subservices_questions_parent_id_idx" ON "_services_v_version_subservices_questions" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_subservices_order_idx" ON "_services_v_version_subservices" USING btree ("_order");
  CREATE INDEX "_services_v_version_subservices_parent_id_idx" ON "_services_v_version_subservices" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_subservices_cover_image_idx" ON "_services_v_version_subservices" USING btree ("cover_image_id");
  CREATE INDEX "_services_v_version_expectations_example_images_order_idx" ON "_services_v_version_expectations_example_images" USING btree ("_order");
  CREATE INDEX "_services_v_version_expectations_example_images_parent_id_idx" ON "_services_v_version_expectations_example_images" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_expectations_example_images_image_idx" ON "_services_v_version_expectations_example_images" USING btree ("image_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_cover_image_idx" ON "_services_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_services_v_version_version_sort_order_idx" ON "_services_v" USING btree ("version_sort_order");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE UNIQUE INDEX "fitting_guides_service_idx" ON "fitting_guides" USING btree ("service_id");
  CREATE INDEX "fitting_guides_updated_at_idx" ON "fitting_guides" USING btree ("updated_at");
  CREATE INDEX "fitting_guides_created_at_idx" ON "fitting_guides" USING btree ("created_at");
  CREATE INDEX "fitting_guides__status_idx" ON "fitting_guides" USING btree ("_status");
  CREATE INDEX "_fitting_guides_v_parent_idx" ON "_fitting_guides_v" USING btree ("parent_id");
  CREATE INDEX "_fitting_guides_v_version_version_service_idx" ON "_fitting_guides_v" USING btree ("version_service_id");
  CREATE INDEX "_fitting_guides_v_version_version_updated_at_idx" ON "_fitting_guides_v" USING btree ("version_updated_at");
  CREATE INDEX "_fitting_guides_v_version_version_created_at_idx" ON "_fitting_guides_v" USING btree ("version_created_at");
  CREATE INDEX "_fitting_guides_v_version_version__status_idx" ON "_fitting_guides_v" USING btree ("version__status");
  CREATE INDEX "_fitting_guides_v_created_at_idx" ON "_fitting_guides_v" USING btree ("created_at");
  CREATE INDEX "_fitting_guides_v_updated_at_idx" ON "_fitting_guides_v" USING btree ("updated_at");
  CREATE INDEX "_fitting_guides_v_latest_idx" ON "_fitting_guides_v" USING btree ("latest");
  CREATE UNIQUE INDEX "brand_customisation_domain_idx" ON "brand_customisation" USING btree ("domain");
  CREATE INDEX "brand_customisation_logo_idx" ON "brand_customisation" USING btree ("logo_id");
  CREATE INDEX "brand_customisation_background_images_background_images__idx" ON "brand_customisation" USING btree ("background_images_booking_flow_id");
  CREATE INDEX "brand_customisation_background_images_background_image_1_idx" ON "brand_customisation" USING btree ("background_images_basket_id");
  CREATE INDEX "brand_customisation_background_images_background_image_2_idx" ON "brand_customisation" USING btree ("background_images_checkout_id");
  CREATE INDEX "brand_customisation_background_images_background_image_3_idx" ON "brand_customisation" USING btree ("background_images_thank_you_id");
  CREATE INDEX "brand_customisation_updated_at_idx" ON "brand_customisation" USING btree ("updated_at");
  CREATE INDEX "brand_customisation_created_at_idx" ON "brand_customisation" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_item_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("item_categories_id");
  CREATE INDEX "payload_locked_documents_rels_items_id_idx" ON "payload_locked_documents_rels" USING btree ("items_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_fitting_guides_id_idx" ON "payload_locked_documents_rels" USING btree ("fitting_guides_id");
  CREATE INDEX "payload_locked_documents_rels_brand_customisation_id_idx" ON "payload_locked_documents_rels" USING btree ("brand_customisation_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
