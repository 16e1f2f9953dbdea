CREATE TABLE "celebrations" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"city_code" text NOT NULL,
	"city_name" text NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_viewers" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"watched_ms" integer DEFAULT 0 NOT NULL,
	"beat_at" timestamp (3) with time zone,
	"remind_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_viewers_account_id_campaign_id_pk" PRIMARY KEY("account_id","campaign_id")
);
--> statement-breakpoint
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
CREATE TABLE "channels_items" (
	"item_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"cover" text NOT NULL,
	"finder_user_name" text NOT NULL,
	"feed_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "channels_reminders" (
	"account_id" text NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "channels_reminders_account_id_item_id_pk" PRIMARY KEY("account_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "show_visits" (
	"user_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"show_id" text NOT NULL,
	"phone_hash" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"visitors" integer NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "show_visits_user_id_visit_id_pk" PRIMARY KEY("user_id","visit_id")
);
--> statement-breakpoint
CREATE TABLE "shows" (
	"show_id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"book_from" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"form_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_disputes" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "campaign_disputes" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "celebrations" ADD CONSTRAINT "celebrations_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_viewers" ADD CONSTRAINT "campaign_viewers_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "celebrations_of" ON "celebrations" USING btree ("slug","city_code");--> statement-breakpoint
CREATE INDEX "campaign_partner_customers_by_tail" ON "campaign_partner_customers" USING btree ("inviter_id","tail");--> statement-breakpoint
CREATE INDEX "campaign_partner_customers_of_friend" ON "campaign_partner_customers" USING btree ("friend_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_quota_gifts_code" ON "campaign_quota_gifts" USING btree ("gift_code");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_quota_gifts_one" ON "campaign_quota_gifts" USING btree ("employee_id","campaign_id","place") WHERE "campaign_quota_gifts"."state" in ('open', 'accepted');--> statement-breakpoint
CREATE INDEX "campaign_quota_gifts_newest" ON "campaign_quota_gifts" USING btree ("employee_id","campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_quota_gifts_receiver" ON "campaign_quota_gifts" USING btree ("receiver_id");--> statement-breakpoint
CREATE UNIQUE INDEX "show_visits_phone" ON "show_visits" USING btree ("phone_hash","show_id") WHERE "show_visits"."state" <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "show_visits_code" ON "show_visits" USING btree ("show_id","code");--> statement-breakpoint
CREATE INDEX "show_visits_of_phone" ON "show_visits" USING btree ("phone_hash","show_id","created_at");--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('live.soon', 'activity', '您预约的直播即将开始', 'The broadcast you wait for begins soon', '“{title}”将于 {startsAt} 开始，点击进入直播间。', '“{title}” begins at {startsAt}. Tap to open it.', '/pagesActivity/celebrate/index?id={slug}', NULL, NULL, true, true),
('channels.soon', 'activity', '您预约的视频号直播即将开始', 'The live room you wait for opens soon', '“{title}”将于 {startsAt} 在视频号开播，点击查看。', '“{title}” opens at {startsAt} in WeChat Channels. Tap to see it.', '/pagesActivity/openChannels?id={itemId}', NULL, NULL, true, true)
ON CONFLICT ("code") DO NOTHING;
