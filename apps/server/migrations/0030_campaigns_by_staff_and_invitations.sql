CREATE TABLE "campaign_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"route" text,
	"query" jsonb NOT NULL,
	"url" text,
	"platforms" jsonb,
	"share_code" text,
	"channel" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_start_reminders" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"code" text NOT NULL,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_start_reminders_account_id_campaign_id_pk" PRIMARY KEY("account_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_staff_drives" (
	"employee_id" text NOT NULL,
	"drive_id" text NOT NULL,
	"job_id" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_staff_drives_employee_id_drive_id_pk" PRIMARY KEY("employee_id","drive_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_leads" (
	"employee_id" text NOT NULL,
	"id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"phone_hash" text NOT NULL,
	"tail" text NOT NULL,
	"relation" text NOT NULL,
	"model_id" text NOT NULL,
	"city_code" text NOT NULL,
	"step" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"protected_until" timestamp (3) with time zone NOT NULL,
	"extended_at" timestamp (3) with time zone,
	"lines" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_leads_employee_id_id_pk" PRIMARY KEY("employee_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_disputes" (
	"inviter_id" text NOT NULL,
	"relation_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_disputes_inviter_id_relation_id_pk" PRIMARY KEY("inviter_id","relation_id")
);
--> statement-breakpoint
CREATE TABLE "letter_acknowledgements" (
	"account_id" text NOT NULL,
	"letter_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "letter_acknowledgements_account_id_letter_id_pk" PRIMARY KEY("account_id","letter_id")
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"about" text NOT NULL,
	"paragraphs" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"model_ids" jsonb NOT NULL,
	"signature" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"recalled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "campaign_prizes" ADD COLUMN "cost_fen" bigint;
--> statement-breakpoint
ALTER TABLE "campaign_relations" ADD COLUMN "reminded_on" text;
--> statement-breakpoint
ALTER TABLE "campaign_relations" ADD COLUMN "may_call" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "campaign_codes" ADD CONSTRAINT "campaign_codes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_start_reminders" ADD CONSTRAINT "campaign_start_reminders_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_leads" ADD CONSTRAINT "campaign_leads_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_disputes" ADD CONSTRAINT "campaign_disputes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_acknowledgements" ADD CONSTRAINT "letter_acknowledgements_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "campaign_start_reminders_of" ON "campaign_start_reminders" USING btree ("campaign_id");
--> statement-breakpoint
CREATE INDEX "campaign_staff_drives_newest" ON "campaign_staff_drives" USING btree ("employee_id","created_at","drive_id");
--> statement-breakpoint
CREATE INDEX "campaign_staff_drives_of_drive" ON "campaign_staff_drives" USING btree ("drive_id");
--> statement-breakpoint
CREATE INDEX "campaign_leads_newest" ON "campaign_leads" USING btree ("employee_id","campaign_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "campaign_leads_of_phone" ON "campaign_leads" USING btree ("phone_hash","created_at");
--> statement-breakpoint
CREATE INDEX "campaign_disputes_newest" ON "campaign_disputes" USING btree ("created_at","relation_id");
--> statement-breakpoint
CREATE INDEX "letter_acknowledgements_of" ON "letter_acknowledgements" USING btree ("letter_id");
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('campaign.started', 'activity', '您关注的活动开始了', 'A campaign that you wait for has begun', '“{title}”已经开始，点击参加。', '“{title}” has begun. Tap to take part.', '/pagesActivity/route?code={code}', NULL, NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
