ALTER TABLE "studios" ADD COLUMN "partner_id" varchar;
  ALTER TABLE "_studios_v" ADD COLUMN "version_partner_id" varchar;
  ALTER TABLE "studios" ADD CONSTRAINT "studios_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_studios_v" ADD CONSTRAINT "_studios_v_version_partner_id_partners_id_fk" FOREIGN KEY ("version_partner_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "studios_partner_idx" ON "studios" USING btree ("partner_id");
  CREATE INDEX "_studios_v_version_version_partner_idx" ON "_studios_v" USING btree ("version_partner_id");
