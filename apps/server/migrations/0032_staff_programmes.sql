CREATE TABLE "campaign_partner_customers" (
	"inviter_id" text NOT NULL,
	"relation_id" text NOT NULL,
	"friend_id" text NOT NULL,
	"tail" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_partner_customers_inviter_id_relation_id_pk" PRIMARY KEY("inviter_id","relation_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_quota_gifts" (
	"employee_id" text NOT NULL,
	"gift_code" text NOT NULL,
	"campaign_id" text NOT NULL,
	"place" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"phone_hash" text NOT NULL,
	"relation" text NOT NULL,
	"state" text NOT NULL,
	"receiver_id" text,
	"coupon_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_quota_gifts_employee_id_gift_code_pk" PRIMARY KEY("employee_id","gift_code")
);
--> statement-breakpoint
CREATE TABLE "campaign_quota_places" (
	"employee_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"place" text NOT NULL,
	"prize_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_quota_places_employee_id_campaign_id_place_pk" PRIMARY KEY("employee_id","campaign_id","place")
);
--> statement-breakpoint
ALTER TABLE "campaign_disputes" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "campaign_disputes" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "campaign_partner_customers_by_tail" ON "campaign_partner_customers" USING btree ("inviter_id","tail");--> statement-breakpoint
CREATE INDEX "campaign_partner_customers_of_friend" ON "campaign_partner_customers" USING btree ("friend_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_quota_gifts_code" ON "campaign_quota_gifts" USING btree ("gift_code");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_quota_gifts_one" ON "campaign_quota_gifts" USING btree ("employee_id","campaign_id","place") WHERE "campaign_quota_gifts"."state" in ('open', 'accepted');--> statement-breakpoint
CREATE INDEX "campaign_quota_gifts_newest" ON "campaign_quota_gifts" USING btree ("employee_id","campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_quota_gifts_receiver" ON "campaign_quota_gifts" USING btree ("receiver_id");