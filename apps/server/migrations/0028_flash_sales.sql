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
ALTER TABLE "campaigns" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "snap_up_cars" ADD CONSTRAINT "snap_up_cars_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snap_up_places" ADD CONSTRAINT "snap_up_places_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snap_up_reminders" ADD CONSTRAINT "snap_up_reminders_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "snap_up_places_held" ON "snap_up_places" USING btree ("until") WHERE "snap_up_places"."state" = 'held';--> statement-breakpoint
CREATE INDEX "snap_up_places_of_campaign" ON "snap_up_places" USING btree ("campaign_id","code");--> statement-breakpoint
CREATE INDEX "snap_up_reminders_of_car" ON "snap_up_reminders" USING btree ("campaign_id","code","what","created_at");--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('snapUp.soon', 'activity', '您预约的抢购即将开始', 'The sale of your appointment begins', '{car} 将于 {startsAt} 开抢，请提前进入页面。', '{car} is on sale from {startsAt}. Open the page in time.', '/pagesActivity/snapUp/detail?id={slug}&code={code}', NULL, NULL, true, true),
('snapUp.back', 'activity', '您关注的抢购车型有车了', 'A car of the sale came back', '{car} 有车回流，数量有限，先到先得。', '{car} can be had again. There are few of them.', '/pagesActivity/snapUp/detail?id={slug}&code={code}', NULL, NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
