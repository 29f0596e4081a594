ALTER TABLE "fees" ADD COLUMN "amount" numeric;
  ALTER TABLE "_fees_v" ADD COLUMN "version_amount" numeric;
  UPDATE "fees" SET "amount" = CASE "key" WHEN 'home_delivery' THEN 395 WHEN 'return_to_store' THEN 0 WHEN 'complete_in_store' THEN 0 WHEN 'express' THEN 1000 WHEN 'express_large_basket' THEN 2000 END;
  UPDATE "_fees_v" SET "version_amount" = CASE "version_key" WHEN 'home_delivery' THEN 395 WHEN 'return_to_store' THEN 0 WHEN 'complete_in_store' THEN 0 WHEN 'express' THEN 1000 WHEN 'express_large_basket' THEN 2000 END;
