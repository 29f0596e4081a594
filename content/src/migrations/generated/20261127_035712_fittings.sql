CREATE TYPE "public"."enum_studios_fitting_times_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__studios_v_version_fitting_times_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TABLE "studios_fitting_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_studios_fitting_times_day",
  	"starts_at" varchar,
  	"ends_at" varchar
  );
  
  CREATE TABLE "_studios_v_version_fitting_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__studios_v_version_fitting_times_day",
  	"starts_at" varchar,
  	"ends_at" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "studios" ADD COLUMN "fitting_minutes" numeric;
  ALTER TABLE "studios" ADD COLUMN "fitting_seats" numeric;
  ALTER TABLE "_studios_v" ADD COLUMN "version_fitting_minutes" numeric;
  ALTER TABLE "_studios_v" ADD COLUMN "version_fitting_seats" numeric;
  ALTER TABLE "studios_fitting_times" ADD CONSTRAINT "studios_fitting_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_studios_v_version_fitting_times" ADD CONSTRAINT "_studios_v_version_fitting_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_studios_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "studios_fitting_times_order_idx" ON "studios_fitting_times" USING btree ("_order");
  CREATE INDEX "studios_fitting_times_parent_id_idx" ON "studios_fitting_times" USING btree ("_parent_id");
  CREATE INDEX "_studios_v_version_fitting_times_order_idx" ON "_studios_v_version_fitting_times" USING btree ("_order");
  CREATE INDEX "_studios_v_version_fitting_times_parent_id_idx" ON "_studios_v_version_fitting_times" USING btree ("_parent_id");
