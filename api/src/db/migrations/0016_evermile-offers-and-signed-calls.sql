CREATE TABLE "courier_proposals" (
	"order_id" uuid NOT NULL,
	"proposal_id" text NOT NULL,
	"collect_from" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_proposals_order_id_proposal_id_pk" PRIMARY KEY("order_id","proposal_id")
);
--> statement-breakpoint
CREATE TABLE "shopify_calls" (
	"digest" text NOT NULL,
	"purpose" text NOT NULL,
	"shop_domain" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopify_calls_digest_purpose_pk" PRIMARY KEY("digest","purpose")
);
--> statement-breakpoint
ALTER TABLE "shopify_orders" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courier_proposals" ADD CONSTRAINT "courier_proposals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;