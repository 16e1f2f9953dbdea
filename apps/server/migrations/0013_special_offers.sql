CREATE TABLE "special_offers" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"model_id" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"default_option" text NOT NULL,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_chosen_by_default" boolean DEFAULT false NOT NULL;