CREATE TABLE "campaign_help_teams" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"n" integer NOT NULL,
	"helps" integer NOT NULL,
	"goal" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_help_teams_helps" CHECK ("campaign_help_teams"."helps" between 0 and "campaign_help_teams"."goal")
);
--> statement-breakpoint
CREATE TABLE "campaign_helps" (
	"account_id" text NOT NULL,
	"team_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"helps" integer NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_helps_account_id_team_id_pk" PRIMARY KEY("account_id","team_id"),
	CONSTRAINT "campaign_helps_positive" CHECK ("campaign_helps"."helps" > 0)
);
--> statement-breakpoint
ALTER TABLE "campaign_help_teams" ADD CONSTRAINT "campaign_help_teams_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_helps" ADD CONSTRAINT "campaign_helps_team_id_campaign_help_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."campaign_help_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_help_teams_of_person" ON "campaign_help_teams" USING btree ("account_id","campaign_id","n");--> statement-breakpoint
CREATE INDEX "campaign_help_teams_by_time" ON "campaign_help_teams" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_helps_of_team" ON "campaign_helps" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_helps_of_person" ON "campaign_helps" USING btree ("account_id","campaign_id","day");--> statement-breakpoint
CREATE INDEX "campaign_helps_by_time" ON "campaign_helps" USING btree ("campaign_id","created_at");
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('help.reached', 'activity', '好友助力已达成', 'Your friends made it', '“{campaign}”助力人数已达成，可领取“{prize}”，数量有限，请尽快领取。', 'Your friends brought you “{prize}” in “{campaign}”. Claim it while it lasts.', '/pagesActivity/help/index?id={slug}', NULL, NULL, false, true),
('help.lit', 'activity', '点亮了新的城市', 'Another city is lit', '好友在“{campaign}”中为您点亮了城市，可领取“{prize}”，数量有限，请尽快领取。', 'Your friends lit a city in “{campaign}”. You can claim “{prize}” while it lasts.', '/pagesBannerActivity/worldActivity/index?id={slug}', NULL, NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
