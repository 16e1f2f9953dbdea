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
ALTER TABLE "campaign_packet_budgets" ADD CONSTRAINT "campaign_packet_budgets_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_packet_draws" ADD CONSTRAINT "campaign_packet_draws_packet_id_campaign_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."campaign_packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_packet_reminders" ADD CONSTRAINT "campaign_packet_reminders_packet_id_campaign_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."campaign_packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_packets" ADD CONSTRAINT "campaign_packets_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_packet_draws_share" ON "campaign_packet_draws" USING btree ("packet_id","n");--> statement-breakpoint
CREATE INDEX "campaign_packet_draws_of_person" ON "campaign_packet_draws" USING btree ("account_id","created_at","packet_id");--> statement-breakpoint
CREATE INDEX "campaign_packet_reminders_due" ON "campaign_packet_reminders" USING btree ("packet_id") WHERE "campaign_packet_reminders"."reminded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_packets_once" ON "campaign_packets" USING btree ("account_id","client_key");--> statement-breakpoint
CREATE INDEX "campaign_packets_of_person" ON "campaign_packets" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_packets_of_day" ON "campaign_packets" USING btree ("account_id","campaign_id","day");--> statement-breakpoint
CREATE INDEX "campaign_packets_rounds" ON "campaign_packets" USING btree ("campaign_id","opens_at") WHERE "campaign_packets"."account_id" is null;--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('packet.emptied', 'activity', '红包已领完', 'Your packet is empty', '您发出的 {points} 积分红包已被 {shares} 位好友领完。', 'All {shares} shares of your packet of {points} points have been opened.', '/pagesIntegralActivity/pocketDetail?id={packetId}', 'packet', NULL, false, true),
('packet.returned', 'activity', '红包积分已退回', 'Points of your packet are back', '您发出的红包已过期，未领取的 {points} 积分已退回账户。', 'The time of your packet is over. {points} points that nobody opened are back in your account.', '/pagesIntegralActivity/pocketDetail?id={packetId}', 'packet', NULL, false, true),
('packet.roundDue', 'activity', '红包即将开抢', 'A round of packets begins soon', '“{title}”将于 {opensAt} 开抢，点击进入等待。', '“{title}” begins at {opensAt}. Tap to wait for it.', '/pagesCommunity/redPacket/waiting?id={packetId}', 'packet', NULL, true, true)
ON CONFLICT ("code") DO NOTHING;
