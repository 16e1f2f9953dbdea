CREATE TABLE "points_rules" (
	"version" text PRIMARY KEY NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"check_in_ladder" jsonb NOT NULL,
	"monthly_extras" jsonb NOT NULL,
	"restore_cost" integer NOT NULL,
	"expiry_months" integer NOT NULL,
	"return_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_source" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"daily_limit" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_use" (
	"account_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"lot_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "points_use_account_id_entry_id_lot_id_pk" PRIMARY KEY("account_id","entry_id","lot_id"),
	CONSTRAINT "points_use_returned" CHECK ("points_use"."amount" > 0 and "points_use"."returned" between 0 and "points_use"."amount")
);
--> statement-breakpoint
ALTER TABLE "points_check_in" ADD COLUMN "is_restored" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "points_balance" ADD COLUMN "has_lots" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "points_balance" ADD COLUMN "next_expiry_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "points_entry" ADD COLUMN "remaining" bigint;
--> statement-breakpoint
ALTER TABLE "points_entry" ADD COLUMN "expires_at" timestamp (3) with time zone;
--> statement-breakpoint
INSERT INTO "points_rules" ("version", "effective_at", "check_in_ladder", "monthly_extras", "restore_cost", "expiry_months", "return_days")
VALUES ('2026-11', '2026-11-01T00:00:00+08:00', '[5,6,8,10,12,15,20]', '[{"days":10,"points":30},{"days":20,"points":60},{"days":28,"points":100}]', 20, 24, 30);
--> statement-breakpoint
INSERT INTO "points_source" ("code", "title", "amount", "daily_limit", "position")
VALUES ('comment', '发表评论', 2, 5, 10);
