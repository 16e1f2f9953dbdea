CREATE TABLE "campaign_collect_deeds" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"day" text NOT NULL,
	"task" text NOT NULL,
	"option" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_collect_deeds_account_id_campaign_id_day_task_pk" PRIMARY KEY("account_id","campaign_id","day","task")
);
--> statement-breakpoint
CREATE TABLE "campaign_collect_draws" (
	"campaign_id" text PRIMARY KEY NOT NULL,
	"entrants" integer NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_collect_entries" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_collect_entries_campaign_id_account_id_pk" PRIMARY KEY("campaign_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_collect_holdings" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"item" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "campaign_collect_holdings_account_id_campaign_id_item_pk" PRIMARY KEY("account_id","campaign_id","item"),
	CONSTRAINT "campaign_collect_holdings_not_negative" CHECK ("campaign_collect_holdings"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_collect_links" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"greeting" text NOT NULL,
	"state" text NOT NULL,
	"day" text NOT NULL,
	"friend_id" text,
	"friend_day" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_collect_moves" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"item" text NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_collect_moves_pk" PRIMARY KEY("account_id","campaign_id","reason","ref","item"),
	CONSTRAINT "campaign_collect_moves_something" CHECK ("campaign_collect_moves"."delta" <> 0)
);
--> statement-breakpoint
ALTER TABLE "campaign_collect_deeds" ADD CONSTRAINT "campaign_collect_deeds_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_collect_draws" ADD CONSTRAINT "campaign_collect_draws_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_collect_entries" ADD CONSTRAINT "campaign_collect_entries_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_collect_holdings" ADD CONSTRAINT "campaign_collect_holdings_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_collect_links" ADD CONSTRAINT "campaign_collect_links_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_collect_moves" ADD CONSTRAINT "campaign_collect_moves_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_collect_deeds_by_time" ON "campaign_collect_deeds" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_collect_entries_of" ON "campaign_collect_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "campaign_collect_holdings_of" ON "campaign_collect_holdings" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "campaign_collect_links_of_person" ON "campaign_collect_links" USING btree ("account_id","campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_collect_links_of_friend" ON "campaign_collect_links" USING btree ("friend_id","campaign_id","friend_day");--> statement-breakpoint
CREATE INDEX "campaign_collect_links_open" ON "campaign_collect_links" USING btree ("account_id","campaign_id") WHERE "campaign_collect_links"."state" = 'open' and "campaign_collect_links"."kind" = 'give';--> statement-breakpoint
CREATE INDEX "campaign_collect_links_by_time" ON "campaign_collect_links" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_collect_moves_by_time" ON "campaign_collect_moves" USING btree ("campaign_id","created_at");
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('collect.won', 'activity', '恭喜中奖', 'You have won', '您在“{campaign}”的抽奖中获得“{prize}”，请到我的奖品查看。', 'You won “{prize}” in the draw of “{campaign}”. You find it among your prizes.', '/pagesActivity/myPrize', NULL, NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
