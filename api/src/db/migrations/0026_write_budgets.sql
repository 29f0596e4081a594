CREATE UNLOGGED TABLE "write_budgets" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" timestamp with time zone NOT NULL,
	"granted" integer NOT NULL
);
