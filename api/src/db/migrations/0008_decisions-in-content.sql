ALTER TABLE "staff_sessions" DROP CONSTRAINT "staff_sessions_store_id_stores_id_fk";--> statement-breakpoint
-- The content service holds these now. A new database has nothing to move. An older one keeps its tables, which the
-- release before still reads, until `npm run move-decisions -w content` has moved the rows.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM "faq") AND NOT EXISTS (SELECT FROM "fees")
    AND NOT EXISTS (SELECT FROM "announcements") AND NOT EXISTS (SELECT FROM "courier_areas")
    AND NOT EXISTS (SELECT FROM "courier_shifts") AND NOT EXISTS (SELECT FROM "stores")
    AND NOT EXISTS (SELECT FROM "studios") THEN
    DROP TABLE "announcements", "courier_shifts", "courier_areas", "faq", "fees", "stores", "studios";
  END IF;
END $$;
