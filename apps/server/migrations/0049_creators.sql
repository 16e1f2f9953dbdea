CREATE TABLE "campaign_creator_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"city_name" text NOT NULL,
	"is_owner" boolean NOT NULL,
	"accounts" jsonb NOT NULL,
	"followers" integer NOT NULL,
	"works" jsonb NOT NULL,
	"about" text NOT NULL,
	"draft" jsonb NOT NULL,
	"reason" text NOT NULL,
	"position" integer,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_creators_accepted" CHECK (("campaign_creator_applications"."position" is null) = ("campaign_creator_applications"."state" <> 'accepted'))
);
--> statement-breakpoint
CREATE TABLE "campaign_creator_drafts" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"draft" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_creator_drafts_account_id_campaign_id_pk" PRIMARY KEY("account_id","campaign_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_creator_applications" ADD CONSTRAINT "campaign_creator_applications_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_creator_drafts" ADD CONSTRAINT "campaign_creator_drafts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_creators_of_person" ON "campaign_creator_applications" USING btree ("account_id","campaign_id") WHERE "campaign_creator_applications"."state" in ('review', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_creators_position" ON "campaign_creator_applications" USING btree ("campaign_id","position") WHERE "campaign_creator_applications"."position" is not null;--> statement-breakpoint
CREATE INDEX "campaign_creators_own" ON "campaign_creator_applications" USING btree ("account_id","campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_creators_by_time" ON "campaign_creator_applications" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_creators_by_state" ON "campaign_creator_applications" USING btree ("state","created_at","id");--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('creator.accepted', 'activity', '共创官申请已通过', 'You are a creator now', '您在“{campaign}”的申请已通过，共创官编号 {creatorNo}，快来加入共创官群。', 'Your application to “{campaign}” was accepted. Your number is {creatorNo}; join the group of creators.', '/pagesActivity/koc/appKocSuccess?id={slug}', NULL, NULL, false, true),
('creator.refused', 'activity', '共创官申请未通过', 'Your application was refused', '您在“{campaign}”的申请未通过：{reason}。您可以完善后再次申请。', 'Your application to “{campaign}” was refused: {reason}. You may improve it and apply again.', '/pagesActivity/koc/appKocSuccess?id={slug}', NULL, NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
