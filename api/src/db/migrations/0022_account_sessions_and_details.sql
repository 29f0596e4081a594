ALTER TABLE "customer_accounts" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "customer_accounts" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "personal_data_links" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "personal_data_links" ADD COLUMN "last_used_at" timestamp with time zone;