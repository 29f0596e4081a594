ALTER TABLE "storefronts" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "storefronts" ADD COLUMN "is_followed" boolean DEFAULT false NOT NULL;
