CREATE TABLE "campaign_visitors" (
	"day" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "campaign_visitors_day_visitor_pk" PRIMARY KEY("day","visitor")
);
--> statement-breakpoint
CREATE TABLE "campaign_visits" (
	"campaign_id" text NOT NULL,
	"day" text NOT NULL,
	"visits" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "campaign_visits_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "campaign_ticket_uses" (
	"account_id" text NOT NULL,
	"award_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_ticket_uses_account_id_award_id_ticket_id_pk" PRIMARY KEY("account_id","award_id","ticket_id"),
	CONSTRAINT "campaign_ticket_uses_some" CHECK ("campaign_ticket_uses"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_tickets" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"relation_id" text,
	"milestone" text,
	"amount" integer NOT NULL,
	"left_count" integer NOT NULL,
	"taken_back" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_tickets_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "campaign_tickets_add_up" CHECK ("campaign_tickets"."left_count" >= 0 and "campaign_tickets"."taken_back" >= 0 and "campaign_tickets"."left_count" + "campaign_tickets"."taken_back" <= "campaign_tickets"."amount")
);
--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "fee_per_million" integer;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "bill_paid_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "bill_refunded_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "bill_fee_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "agreed_fee_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "flow_paid_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "flow_refunded_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "flow_fee_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "flow_other_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_lines" ADD COLUMN "settled_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_lines" ADD COLUMN "fee_fen" bigint;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "fee_fen" bigint;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "settled_fen" bigint;--> statement-breakpoint
ALTER TABLE "campaign_visits" ADD CONSTRAINT "campaign_visits_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_tickets" ADD CONSTRAINT "campaign_tickets_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_tickets_newest" ON "campaign_tickets" USING btree ("account_id","campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_tickets_usable" ON "campaign_tickets" USING btree ("account_id","campaign_id","expires_at","id") WHERE "campaign_tickets"."left_count" > 0;--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('award.takenBack', 'activity', '活动奖励已收回', 'A reward was taken back', '您在「{campaign}」获得的「{prize}」，因对应的订单已退款，现已收回。', '{prize} of {campaign} was taken back, since the order that it was for was refunded.', '/pagesActivity/myPrize', NULL, NULL, false, true),
('award.pointsTakenBack', 'activity', '活动积分已收回', 'Points of a reward were taken back', '您在「{campaign}」获得的「{prize}」，因对应的订单已退款，收回未使用的 {points} 积分，已使用的 {used} 积分不再追回。', '{prize} of {campaign}: the order that it was for was refunded, so {points} unused points were taken back; {used} used ones are not.', '/pagesActivity/myPrize', NULL, NULL, false, true)
ON CONFLICT DO NOTHING;
