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
CREATE INDEX "coupon_gifts_code" ON "coupon_gifts" USING btree ("gift_code");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_gifts_one_open" ON "coupon_gifts" USING btree ("account_id","coupon_id") WHERE "coupon_gifts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "coupon_gifts_receiver" ON "coupon_gifts" USING btree ("receiver_id");--> statement-breakpoint
CREATE INDEX "coupon_gifts_to_lapse" ON "coupon_gifts" USING btree ("expires_at") WHERE "coupon_gifts"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_coupons_no" ON "coupon_coupons" USING btree ("coupon_no");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_coupons_once" ON "coupon_coupons" USING btree ("account_id","template_id","ref");--> statement-breakpoint
CREATE INDEX "coupon_coupons_ending" ON "coupon_coupons" USING btree ("account_id","expires_at","id");--> statement-breakpoint
CREATE INDEX "coupon_coupons_moved" ON "coupon_coupons" USING btree ("account_id","state","updated_at","id");--> statement-breakpoint
CREATE INDEX "coupon_coupons_to_expire" ON "coupon_coupons" USING btree ("expires_at") WHERE "coupon_coupons"."state" = 'unused';--> statement-breakpoint
INSERT INTO "coupon_templates" ("id", "kind", "title", "amount_fen", "starts_at", "ends_at", "valid_days", "created_at")
SELECT 'former-' || md5("kind" || ':' || "amount_fen" || ':' || "title"), "kind", "title", "amount_fen", min("created_at"), min("created_at"), 1, min("created_at")
FROM "points_coupon"
WHERE "kind" IN ('cashOff', 'optionOff', 'charging', 'service', 'merchandise') AND "state" IN ('unused', 'locked', 'used', 'expired', 'givenAway')
GROUP BY "kind", "amount_fen", "title";--> statement-breakpoint
INSERT INTO "coupon_coupons" ("account_id", "id", "coupon_no", "template_id", "kind", "title", "amount_fen", "state", "starts_at", "expires_at", "reason", "ref", "history_count", "created_at", "updated_at")
SELECT "account_id", "id", lpad((row_number() OVER (ORDER BY "account_id", "id"))::text, 10, '0'), 'former-' || md5("kind" || ':' || "amount_fen" || ':' || "title"), "kind", "title", "amount_fen", CASE "state" WHEN 'locked' THEN 'unused' ELSE "state" END, "created_at", "expires_at", 'other', 'former-' || "id", 1, "created_at", "created_at"
FROM "points_coupon"
WHERE "kind" IN ('cashOff', 'optionOff', 'charging', 'service', 'merchandise') AND "state" IN ('unused', 'locked', 'used', 'expired', 'givenAway');--> statement-breakpoint
INSERT INTO "coupon_history" ("account_id", "coupon_id", "sequence", "state", "title", "note", "who", "at")
SELECT "account_id", "id", 1, "state", 'issued', '', 'system', "created_at"
FROM "coupon_coupons";
