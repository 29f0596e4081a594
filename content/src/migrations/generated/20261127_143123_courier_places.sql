ALTER TABLE "delivery_areas" ADD COLUMN "same_day_courier" boolean DEFAULT true;
  ALTER TABLE "_delivery_areas_v" ADD COLUMN "version_same_day_courier" boolean DEFAULT true;
