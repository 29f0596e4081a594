ALTER TABLE "staff" ADD COLUMN "role" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "storefronts" ADD COLUMN "kind" text DEFAULT 'partner' NOT NULL;