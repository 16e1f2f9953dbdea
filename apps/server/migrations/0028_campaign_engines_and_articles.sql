CREATE TABLE "campaign_share_days" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_share_days_account_id_campaign_id_day_pk" PRIMARY KEY("account_id","campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "campaign_packet_budgets" (
	"campaign_id" text PRIMARY KEY NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "campaign_packet_budgets_not_negative" CHECK ("campaign_packet_budgets"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_packet_draws" (
	"account_id" text NOT NULL,
	"packet_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"n" integer NOT NULL,
	"points" integer NOT NULL,
	"day" text NOT NULL,
	"thanked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_packet_draws_account_id_packet_id_pk" PRIMARY KEY("account_id","packet_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_packet_reminders" (
	"account_id" text NOT NULL,
	"packet_id" text NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_packet_reminders_account_id_packet_id_pk" PRIMARY KEY("account_id","packet_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_packets" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"account_id" text,
	"client_key" text,
	"kind" text NOT NULL,
	"title" text,
	"greeting" text NOT NULL,
	"skin" text NOT NULL,
	"condition" text NOT NULL,
	"points" integer NOT NULL,
	"supplement" integer NOT NULL,
	"amounts" integer[] NOT NULL,
	"shares" integer NOT NULL,
	"luckiest" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"drawn_points" integer DEFAULT 0 NOT NULL,
	"returned_points" integer DEFAULT 0 NOT NULL,
	"thanks" integer DEFAULT 0 NOT NULL,
	"day" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"moved_from" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_packets_shares" CHECK ("campaign_packets"."taken" between 0 and "campaign_packets"."shares"),
	CONSTRAINT "campaign_packets_points" CHECK ("campaign_packets"."drawn_points" >= 0 and "campaign_packets"."returned_points" >= 0
        and "campaign_packets"."drawn_points" + "campaign_packets"."returned_points" <= "campaign_packets"."points" + "campaign_packets"."supplement"),
	CONSTRAINT "campaign_packets_settled" CHECK ("campaign_packets"."returned_at" is null or "campaign_packets"."drawn_points" + "campaign_packets"."returned_points" = "campaign_packets"."points" + "campaign_packets"."supplement")
);
--> statement-breakpoint
CREATE TABLE "snap_up_cars" (
	"campaign_id" text NOT NULL,
	"code" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "snap_up_cars_campaign_id_code_pk" PRIMARY KEY("campaign_id","code"),
	CONSTRAINT "snap_up_cars_taken" CHECK ("snap_up_cars"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "snap_up_places" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"order_no" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "snap_up_places_account_id_campaign_id_pk" PRIMARY KEY("account_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "snap_up_reminders" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"code" text NOT NULL,
	"what" text NOT NULL,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "snap_up_reminders_account_id_campaign_id_code_what_pk" PRIMARY KEY("account_id","campaign_id","code","what")
);
--> statement-breakpoint
CREATE TABLE "campaign_posters" (
	"id" text PRIMARY KEY NOT NULL,
	"theme" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" text NOT NULL,
	"ground" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_shares" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"poster_id" text,
	"channel" text NOT NULL,
	"greeting" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_shares_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_inviters" (
	"account_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_inviters_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "campaign_milestones" (
	"inviter_id" text NOT NULL,
	"id" text NOT NULL,
	"relation_id" text NOT NULL,
	"friend_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"milestone" text NOT NULL,
	"ref" text NOT NULL,
	"model_id" text,
	"is_over_limit" boolean DEFAULT false NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"used_points" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_milestones_inviter_id_id_pk" PRIMARY KEY("inviter_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_refusals" (
	"friend_id" text NOT NULL,
	"id" text NOT NULL,
	"inviter_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"reason" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_refusals_friend_id_id_pk" PRIMARY KEY("friend_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_relations" (
	"inviter_id" text NOT NULL,
	"id" text NOT NULL,
	"friend_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"channel" text NOT NULL,
	"share_id" text,
	"until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"milestone" text NOT NULL,
	"is_lapsed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_relations_inviter_id_id_pk" PRIMARY KEY("inviter_id","id")
);
--> statement-breakpoint
CREATE TABLE "writings" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"topic" text,
	"model_id" text,
	"place" text,
	"revision" integer NOT NULL,
	"is_doubtful" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"appeal" text,
	"public_pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "campaign_share_days" ADD CONSTRAINT "campaign_share_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_packet_budgets" ADD CONSTRAINT "campaign_packet_budgets_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_packet_draws" ADD CONSTRAINT "campaign_packet_draws_packet_id_campaign_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."campaign_packets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_packet_reminders" ADD CONSTRAINT "campaign_packet_reminders_packet_id_campaign_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."campaign_packets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_packets" ADD CONSTRAINT "campaign_packets_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snap_up_cars" ADD CONSTRAINT "snap_up_cars_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snap_up_places" ADD CONSTRAINT "snap_up_places_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snap_up_reminders" ADD CONSTRAINT "snap_up_reminders_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_shares" ADD CONSTRAINT "campaign_shares_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_refusals" ADD CONSTRAINT "campaign_refusals_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_relations" ADD CONSTRAINT "campaign_relations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_packet_draws_share" ON "campaign_packet_draws" USING btree ("packet_id","n");
--> statement-breakpoint
CREATE INDEX "campaign_packet_draws_of_person" ON "campaign_packet_draws" USING btree ("account_id","created_at","packet_id");
--> statement-breakpoint
CREATE INDEX "campaign_packet_reminders_due" ON "campaign_packet_reminders" USING btree ("packet_id") WHERE "campaign_packet_reminders"."reminded_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_packets_once" ON "campaign_packets" USING btree ("account_id","client_key");
--> statement-breakpoint
CREATE INDEX "campaign_packets_of_person" ON "campaign_packets" USING btree ("account_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "campaign_packets_of_day" ON "campaign_packets" USING btree ("account_id","campaign_id","day");
--> statement-breakpoint
CREATE INDEX "campaign_packets_rounds" ON "campaign_packets" USING btree ("campaign_id","opens_at") WHERE "campaign_packets"."account_id" is null;
--> statement-breakpoint
CREATE INDEX "snap_up_places_held" ON "snap_up_places" USING btree ("until") WHERE "snap_up_places"."state" = 'held';
--> statement-breakpoint
CREATE INDEX "snap_up_places_of_campaign" ON "snap_up_places" USING btree ("campaign_id","code");
--> statement-breakpoint
CREATE INDEX "snap_up_reminders_of_car" ON "snap_up_reminders" USING btree ("campaign_id","code","what","created_at");
--> statement-breakpoint
CREATE INDEX "campaign_shares_newest" ON "campaign_shares" USING btree ("account_id","campaign_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_milestones_once" ON "campaign_milestones" USING btree ("relation_id","milestone") WHERE "campaign_milestones"."revoked_at" is null;
--> statement-breakpoint
CREATE INDEX "campaign_milestones_of_friend" ON "campaign_milestones" USING btree ("friend_id","ref");
--> statement-breakpoint
CREATE INDEX "campaign_milestones_counted" ON "campaign_milestones" USING btree ("inviter_id","campaign_id","milestone","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_refusals_once" ON "campaign_refusals" USING btree ("friend_id","inviter_id","campaign_id","reason");
--> statement-breakpoint
CREATE INDEX "campaign_refusals_of_inviter" ON "campaign_refusals" USING btree ("inviter_id","updated_at");
--> statement-breakpoint
CREATE INDEX "campaign_refusals_newest" ON "campaign_refusals" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_relations_one_inviter" ON "campaign_relations" USING btree ("friend_id") WHERE "campaign_relations"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "campaign_relations_newest" ON "campaign_relations" USING btree ("inviter_id","campaign_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "campaign_relations_by_milestone" ON "campaign_relations" USING btree ("inviter_id","campaign_id","milestone","created_at","id");
--> statement-breakpoint
CREATE INDEX "campaign_relations_of_friend" ON "campaign_relations" USING btree ("friend_id","created_at");
--> statement-breakpoint
CREATE INDEX "writings_of" ON "writings" USING btree ("account_id","updated_at","id");
--> statement-breakpoint
CREATE INDEX "writings_submitted" ON "writings" USING btree ("submitted_at","id") WHERE "writings"."state" <> 'draft';
--> statement-breakpoint
CREATE INDEX "writings_queue" ON "writings" USING btree ("state","submitted_at","id") WHERE "writings"."state" <> 'draft';
--> statement-breakpoint
INSERT INTO "points_source" ("code", "title", "amount", "daily_limit", "position", "shown_in") VALUES
('articleAccepted', '文章入选社区', 50, 2, 45, 'rules')
ON CONFLICT ("code") DO NOTHING;
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('writing.published', 'community', '文章已发布', 'Article published', '您的文章《{title}》已发布到社区，获得 {points} 积分。', 'Your article “{title}” is in the community now; you earned {points} points.', '/pagesCommunity/article/index?id={writingId}', NULL, NULL, false, true),
('writing.refused', 'community', '文章未通过审核', 'Article not accepted', '您的文章《{title}》未通过审核：{reason}。修改后可重新提交，也可申诉一次。', 'Your article “{title}” was not accepted: {reason}. Change it and submit it again, or appeal once.', '/?writings=mine', NULL, NULL, false, true),
('writing.final', 'community', '文章申诉未通过', 'Appeal not accepted', '您的文章《{title}》申诉未通过：{reason}。', 'The appeal for your article “{title}” was not accepted: {reason}.', '/?writings=mine', NULL, NULL, false, true),
('writing.takenDown', 'community', '文章已下架', 'Article taken down', '您的文章《{title}》已从社区下架：{reason}。', 'Your article “{title}” was taken down from the community: {reason}.', '/?writings=mine', NULL, NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('packet.emptied', 'activity', '红包已领完', 'Your packet is empty', '您发出的 {points} 积分红包已被 {shares} 位好友领完。', 'All {shares} shares of your packet of {points} points have been opened.', '/pagesIntegralActivity/pocketDetail?id={packetId}', 'packet', NULL, false, true),
('packet.returned', 'activity', '红包积分已退回', 'Points of your packet are back', '您发出的红包已过期，未领取的 {points} 积分已退回账户。', 'The time of your packet is over. {points} points that nobody opened are back in your account.', '/pagesIntegralActivity/pocketDetail?id={packetId}', 'packet', NULL, false, true),
('packet.roundDue', 'activity', '红包即将开抢', 'A round of packets begins soon', '“{title}”将于 {opensAt} 开抢，点击进入等待。', '“{title}” begins at {opensAt}. Tap to wait for it.', '/pagesCommunity/redPacket/waiting?id={packetId}', 'packet', NULL, true, true)
ON CONFLICT ("code") DO NOTHING;
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('snapUp.soon', 'activity', '您预约的抢购即将开始', 'The sale of your appointment begins', '{car} 将于 {startsAt} 开抢，请提前进入页面。', '{car} is on sale from {startsAt}. Open the page in time.', '/pagesActivity/snapUp/detail?id={slug}&code={code}', NULL, NULL, true, true),
('snapUp.back', 'activity', '您关注的抢购车型有车了', 'A car of the sale came back', '{car} 有车回流，数量有限，先到先得。', '{car} can be had again. There are few of them.', '/pagesActivity/snapUp/detail?id={slug}&code={code}', NULL, NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
