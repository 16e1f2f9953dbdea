CREATE TABLE "coupon_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"total" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_codes_uses" CHECK ("coupon_codes"."used" between 0 and "coupon_codes"."total")
);
--> statement-breakpoint
CREATE TABLE "coupon_desks" (
	"account_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_gifts" (
	"account_id" text NOT NULL,
	"gift_code" text NOT NULL,
	"coupon_id" text NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"receiver_id" text,
	"received_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_gifts_account_id_gift_code_pk" PRIMARY KEY("account_id","gift_code")
);
--> statement-breakpoint
CREATE TABLE "coupon_history" (
	"account_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_history_account_id_coupon_id_sequence_pk" PRIMARY KEY("account_id","coupon_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "coupon_offers" (
	"id" text PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"audience" text NOT NULL,
	"min_level" integer DEFAULT 1 NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"amount_fen" bigint DEFAULT 0 NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"threshold_fen" bigint DEFAULT 0 NOT NULL,
	"models" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stores" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stacking" text DEFAULT 'otherKinds' NOT NULL,
	"is_giftable" boolean DEFAULT false NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"valid_days" integer NOT NULL,
	"total" integer,
	"issued" integer DEFAULT 0 NOT NULL,
	"per_person" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_templates_stock" CHECK ("coupon_templates"."issued" >= 0 and ("coupon_templates"."total" is null or "coupon_templates"."issued" <= "coupon_templates"."total"))
);
--> statement-breakpoint
CREATE TABLE "coupon_visits" (
	"account_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_coupons" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"coupon_no" text NOT NULL,
	"template_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"threshold_fen" bigint DEFAULT 0 NOT NULL,
	"is_giftable" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"order_no" text,
	"store_id" text,
	"history_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_coupons_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "growth_benefit" (
	"code" text PRIMARY KEY NOT NULL,
	"level" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"icon" text NOT NULL,
	"gift_template" text,
	"gift_title" text,
	"gift_period" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "growth_claim" (
	"account_id" text NOT NULL,
	"benefit" text NOT NULL,
	"period" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "growth_claim_account_id_benefit_period_pk" PRIMARY KEY("account_id","benefit","period")
);
--> statement-breakpoint
CREATE TABLE "growth_review" (
	"account_id" text NOT NULL,
	"year" text NOT NULL,
	"level_before" integer NOT NULL,
	"level_after" integer NOT NULL,
	"earned" bigint NOT NULL,
	"taken" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "growth_review_account_id_year_pk" PRIMARY KEY("account_id","year")
);
--> statement-breakpoint
CREATE TABLE "growth_reviewed_year" (
	"year" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "growth_rules" (
	"version" text PRIMARY KEY NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"levels" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "growth_source" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"daily_limit" integer NOT NULL,
	"yearly_limit" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "honour_award" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"giver" text NOT NULL,
	"kr" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "honour_award_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "honour_award_gives" CHECK ("honour_award"."kr" > 0)
);
--> statement-breakpoint
CREATE TABLE "honour_booking" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"experience_id" text NOT NULL,
	"code" text NOT NULL,
	"kr" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "honour_booking_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "honour_experience" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"picture" text NOT NULL,
	"place" text NOT NULL,
	"kr_price" integer NOT NULL,
	"places" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"cancel_until" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "honour_experience_places" CHECK ("honour_experience"."kr_price" > 0 and "honour_experience"."taken" between 0 and "honour_experience"."places")
);
--> statement-breakpoint
CREATE INDEX "coupon_gifts_code" ON "coupon_gifts" USING btree ("gift_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_gifts_one_open" ON "coupon_gifts" USING btree ("account_id","coupon_id") WHERE "coupon_gifts"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "coupon_gifts_receiver" ON "coupon_gifts" USING btree ("receiver_id");
--> statement-breakpoint
CREATE INDEX "coupon_gifts_to_lapse" ON "coupon_gifts" USING btree ("expires_at") WHERE "coupon_gifts"."state" = 'open';
--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_coupons_no" ON "coupon_coupons" USING btree ("coupon_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_coupons_once" ON "coupon_coupons" USING btree ("account_id","template_id","ref");
--> statement-breakpoint
CREATE INDEX "coupon_coupons_ending" ON "coupon_coupons" USING btree ("account_id","expires_at","id");
--> statement-breakpoint
CREATE INDEX "coupon_coupons_moved" ON "coupon_coupons" USING btree ("account_id","state","updated_at","id");
--> statement-breakpoint
CREATE INDEX "coupon_coupons_to_expire" ON "coupon_coupons" USING btree ("expires_at") WHERE "coupon_coupons"."state" = 'unused';
--> statement-breakpoint
CREATE INDEX "honour_award_newest" ON "honour_award" USING btree ("account_id","created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "honour_booking_once" ON "honour_booking" USING btree ("account_id","experience_id") WHERE "honour_booking"."state" <> 'cancelled';
--> statement-breakpoint
CREATE UNIQUE INDEX "honour_booking_code_no" ON "honour_booking" USING btree ("experience_id","code");
--> statement-breakpoint
CREATE INDEX "honour_experience_newest" ON "honour_experience" USING btree ("starts_at");
--> statement-breakpoint
INSERT INTO "coupon_templates" ("id", "kind", "title", "amount_fen", "starts_at", "ends_at", "valid_days", "created_at")
SELECT 'former-' || md5("kind" || ':' || "amount_fen" || ':' || "title"), "kind", "title", "amount_fen", min("created_at"), min("created_at"), 1, min("created_at")
FROM "points_coupon"
WHERE "kind" IN ('cashOff', 'optionOff', 'charging', 'service', 'merchandise') AND "state" IN ('unused', 'locked', 'used', 'expired', 'givenAway')
GROUP BY "kind", "amount_fen", "title";
--> statement-breakpoint
INSERT INTO "coupon_coupons" ("account_id", "id", "coupon_no", "template_id", "kind", "title", "amount_fen", "state", "starts_at", "expires_at", "reason", "ref", "history_count", "created_at", "updated_at")
SELECT "account_id", "id", lpad((row_number() OVER (ORDER BY "account_id", "id"))::text, 10, '0'), 'former-' || md5("kind" || ':' || "amount_fen" || ':' || "title"), "kind", "title", "amount_fen", CASE "state" WHEN 'locked' THEN 'unused' ELSE "state" END, "created_at", "expires_at", 'other', 'former-' || "id", 1, "created_at", "created_at"
FROM "points_coupon"
WHERE "kind" IN ('cashOff', 'optionOff', 'charging', 'service', 'merchandise') AND "state" IN ('unused', 'locked', 'used', 'expired', 'givenAway');
--> statement-breakpoint
INSERT INTO "coupon_history" ("account_id", "coupon_id", "sequence", "state", "title", "note", "who", "at")
SELECT "account_id", "id", 1, "state", 'issued', '', 'system', "created_at"
FROM "coupon_coupons";
--> statement-breakpoint
INSERT INTO "growth_rules" ("version", "effective_at", "levels")
VALUES ('2026-01', '2026-01-01T00:00:00+08:00', '[{"level":1,"name":"启程","startsAt":0,"keep":0},{"level":2,"name":"同行","startsAt":500,"keep":100},{"level":3,"name":"致远","startsAt":2000,"keep":400},{"level":4,"name":"逐光","startsAt":6000,"keep":1000},{"level":5,"name":"凌云","startsAt":15000,"keep":2500},{"level":6,"name":"揽星","startsAt":40000,"keep":5000}]');
--> statement-breakpoint
INSERT INTO "growth_source" ("code", "title", "amount", "daily_limit", "yearly_limit", "position")
VALUES ('checkIn', '每日签到', 2, 1, 366, 10), ('comment', '发表评论', 5, 3, 120, 20), ('orderLocked', '购车锁定订单', 2000, 2, 2, 30), ('tradeIn', '完成旧车置换', 500, 1, 1, 40);
