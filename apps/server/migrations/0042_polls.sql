CREATE TABLE "campaign_poll_counts" (
	"campaign_id" text NOT NULL,
	"question" text NOT NULL,
	"option" text NOT NULL,
	"shard" integer NOT NULL,
	"votes" integer NOT NULL,
	CONSTRAINT "campaign_poll_counts_campaign_id_question_option_shard_pk" PRIMARY KEY("campaign_id","question","option","shard"),
	CONSTRAINT "campaign_poll_counts_votes" CHECK ("campaign_poll_counts"."votes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_poll_draws" (
	"campaign_id" text PRIMARY KEY NOT NULL,
	"entrants" integer NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_poll_exclusions" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_poll_exclusions_account_id_campaign_id_pk" PRIMARY KEY("account_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_poll_votes" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"question" text NOT NULL,
	"day" text NOT NULL,
	"n" integer NOT NULL,
	"option" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_poll_votes_account_id_campaign_id_question_day_n_pk" PRIMARY KEY("account_id","campaign_id","question","day","n")
);
--> statement-breakpoint
ALTER TABLE "campaign_poll_counts" ADD CONSTRAINT "campaign_poll_counts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_poll_draws" ADD CONSTRAINT "campaign_poll_draws_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_poll_exclusions" ADD CONSTRAINT "campaign_poll_exclusions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_poll_votes" ADD CONSTRAINT "campaign_poll_votes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_poll_exclusions_of" ON "campaign_poll_exclusions" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "campaign_poll_votes_by_person" ON "campaign_poll_votes" USING btree ("campaign_id","account_id");--> statement-breakpoint
CREATE INDEX "campaign_poll_votes_by_time" ON "campaign_poll_votes" USING btree ("campaign_id","created_at");
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('poll.won', 'activity', '恭喜中奖', 'You have won', '您在“{campaign}”的投票抽奖中获得“{prize}”，请到我的奖品查看。', 'You won “{prize}” in the draw of “{campaign}”. You find it among your prizes.', '/pagesActivity/myPrize', NULL, NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
