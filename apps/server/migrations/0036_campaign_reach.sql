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
ALTER TABLE "campaign_visits" ADD CONSTRAINT "campaign_visits_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('award.takenBack', 'activity', '活动奖励已收回', 'A reward was taken back', '您在「{campaign}」获得的「{prize}」，因对应的订单已退款，现已收回。', '{prize} of {campaign} was taken back, since the order that it was for was refunded.', '/pagesActivity/myPrize', NULL, NULL, false, true),
('award.pointsTakenBack', 'activity', '活动积分已收回', 'Points of a reward were taken back', '您在「{campaign}」获得的「{prize}」，因对应的订单已退款，收回未使用的 {points} 积分，已使用的 {used} 积分不再追回。', '{prize} of {campaign}: the order that it was for was refunded, so {points} unused points were taken back; {used} used ones are not.', '/pagesActivity/myPrize', NULL, NULL, false, true)
ON CONFLICT DO NOTHING;
