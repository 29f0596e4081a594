ALTER TABLE "shopify_shops" ALTER COLUMN "access_token" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erase_once_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_refresh_tokens" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "shopify_shops" SET "access_token" = '';