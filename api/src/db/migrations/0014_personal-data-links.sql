CREATE TABLE "personal_data_links" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "personal_data_links_token_hash_unique" UNIQUE("token_hash")
);
