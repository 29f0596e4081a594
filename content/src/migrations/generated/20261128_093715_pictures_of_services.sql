CREATE TABLE "items_service_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service_id" varchar,
  	"picture_id" varchar
  );
  
  CREATE TABLE "_items_v_version_service_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"service_id" varchar,
  	"picture_id" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "items_service_pictures" ADD CONSTRAINT "items_service_pictures_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "items_service_pictures" ADD CONSTRAINT "items_service_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "items_service_pictures" ADD CONSTRAINT "items_service_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_items_v_version_service_pictures" ADD CONSTRAINT "_items_v_version_service_pictures_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_items_v_version_service_pictures" ADD CONSTRAINT "_items_v_version_service_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_items_v_version_service_pictures" ADD CONSTRAINT "_items_v_version_service_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_items_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "items_service_pictures_order_idx" ON "items_service_pictures" USING btree ("_order");
  CREATE INDEX "items_service_pictures_parent_id_idx" ON "items_service_pictures" USING btree ("_parent_id");
  CREATE INDEX "items_service_pictures_service_idx" ON "items_service_pictures" USING btree ("service_id");
  CREATE INDEX "items_service_pictures_picture_idx" ON "items_service_pictures" USING btree ("picture_id");
  CREATE INDEX "_items_v_version_service_pictures_order_idx" ON "_items_v_version_service_pictures" USING btree ("_order");
  CREATE INDEX "_items_v_version_service_pictures_parent_id_idx" ON "_items_v_version_service_pictures" USING btree ("_parent_id");
  CREATE INDEX "_items_v_version_service_pictures_service_idx" ON "_items_v_version_service_pictures" USING btree ("service_id");
  CREATE INDEX "_items_v_version_service_pictures_picture_idx" ON "_items_v_version_service_pictures" USING btree ("picture_id");
