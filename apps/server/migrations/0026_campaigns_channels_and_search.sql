CREATE TABLE "campaign_awards" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"prize_id" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"claim_until" timestamp (3) with time zone,
	"code" text,
	"coupon_id" text,
	"parcel_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_awards_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "campaign_awards_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "campaign_chance_entries" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"id" text NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_chance_entries_account_id_campaign_id_id_pk" PRIMARY KEY("account_id","campaign_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_chances" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "campaign_chances_account_id_campaign_id_pk" PRIMARY KEY("account_id","campaign_id"),
	CONSTRAINT "campaign_chances_not_negative" CHECK ("campaign_chances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_draws" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"n" integer NOT NULL,
	"day" text NOT NULL,
	"roll" integer NOT NULL,
	"rolled_prize_id" text NOT NULL,
	"prize_id" text NOT NULL,
	"award_id" text NOT NULL,
	"paid_with" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_draws_account_id_campaign_id_n_pk" PRIMARY KEY("account_id","campaign_id","n")
);
--> statement-breakpoint
CREATE TABLE "campaign_parcels" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"address" jsonb NOT NULL,
	"postage" integer DEFAULT 0 NOT NULL,
	"carrier" text,
	"parcel_no" text,
	"sent_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_parcels_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_prizes" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"picture" text NOT NULL,
	"amount" integer,
	"template" text,
	"weight" integer NOT NULL,
	"stock" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"per_person" integer,
	"claim_days" integer,
	"is_consolation" boolean DEFAULT false NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "campaign_prizes_stock" CHECK ("campaign_prizes"."taken" >= 0 and ("campaign_prizes"."stock" is null or "campaign_prizes"."taken" <= "campaign_prizes"."stock"))
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"engine" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"switch" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"audience" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"artwork" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"seed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaigns_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "content_white_paper" (
	"paper_id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"edition" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"cover" text NOT NULL,
	"summary" text NOT NULL,
	"chapters" jsonb NOT NULL,
	"is_published" boolean NOT NULL,
	"view_count" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_event_places" (
	"drive_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"phone_hash" text NOT NULL,
	"event_code" text NOT NULL,
	"session_id" text NOT NULL,
	"state" text NOT NULL,
	"seats" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_event_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"event_code" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "drive_event_sessions_seats" CHECK ("drive_event_sessions"."taken" between 0 and "drive_event_sessions"."capacity")
);
--> statement-breakpoint
CREATE TABLE "drive_events" (
	"code" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_figures" (
	"drive_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"model_id" text NOT NULL,
	"route" jsonb NOT NULL,
	"distance_tenths" integer NOT NULL,
	"acceleration_tenths" integer NOT NULL,
	"energy_tenths" integer NOT NULL,
	"assist_tenths" integer NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_gift_claims" (
	"drive_id" text PRIMARY KEY NOT NULL,
	"drive_no" text NOT NULL,
	"user_id" text NOT NULL,
	"phone_hash" text NOT NULL,
	"channel_code" text NOT NULL,
	"gift_id" text NOT NULL,
	"state" text NOT NULL,
	"reserved_until" timestamp (3) with time zone NOT NULL,
	"address" jsonb,
	"address_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_gifts" (
	"gift_id" text PRIMARY KEY NOT NULL,
	"channel_code" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"points" integer,
	"template" text,
	"total" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "drive_gifts_stock" CHECK ("drive_gifts"."taken" between 0 and "drive_gifts"."total")
);
--> statement-breakpoint
CREATE TABLE "drive_invitations" (
	"code" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"consultant_id" text NOT NULL,
	"model_id" text NOT NULL,
	"surname" text NOT NULL,
	"text" text NOT NULL,
	"gift" text NOT NULL,
	"slots" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"drive_no" text,
	"user_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_package_offers" (
	"code" text PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"items" jsonb NOT NULL,
	"places" integer NOT NULL,
	"days" integer NOT NULL,
	"reserve_days" integer NOT NULL,
	"pause_days" integer NOT NULL,
	"sharer_points" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_package_places" (
	"account_id" text NOT NULL,
	"package_code" text NOT NULL,
	"state" text NOT NULL,
	"drive_no" text,
	"reserved_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drive_package_places_account_id_package_code_pk" PRIMARY KEY("account_id","package_code")
);
--> statement-breakpoint
CREATE TABLE "drive_packages" (
	"account_id" text NOT NULL,
	"package_code" text NOT NULL,
	"offer_code" text NOT NULL,
	"drive_no" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drive_packages_account_id_package_code_pk" PRIMARY KEY("account_id","package_code")
);
--> statement-breakpoint
CREATE TABLE "layout_blocks" (
	"block_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"settings" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "layout_campaigns" (
	"campaign_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" text NOT NULL,
	"link" text NOT NULL,
	"platforms" jsonb,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "layout_pages" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" text NOT NULL,
	"film" jsonb,
	"is_published" boolean NOT NULL,
	CONSTRAINT "layout_pages_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" text,
	"link" text,
	"title_grams" text[] NOT NULL,
	"grams" text[] NOT NULL,
	"digest" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_entries_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "search_questions" (
	"question_id" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_drive_numbers" (
	"channel_code" text NOT NULL,
	"number_hash" text NOT NULL,
	CONSTRAINT "test_drive_numbers_channel_code_number_hash_pk" PRIMARY KEY("channel_code","number_hash")
);
--> statement-breakpoint
CREATE TABLE "test_drive_stocks" (
	"channel_code" text NOT NULL,
	"thing" text NOT NULL,
	"total" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "test_drive_stocks_channel_code_thing_pk" PRIMARY KEY("channel_code","thing")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "test_drive_cars" ADD COLUMN "district_code" text;
--> statement-breakpoint
ALTER TABLE "test_drive_cars" ADD COLUMN "is_home" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "test_drives" ADD COLUMN "gift" text;
--> statement-breakpoint
ALTER TABLE "votes" ADD COLUMN "is_visible" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "campaign_awards" ADD CONSTRAINT "campaign_awards_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_awards" ADD CONSTRAINT "campaign_awards_prize_id_campaign_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."campaign_prizes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_chances" ADD CONSTRAINT "campaign_chances_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_draws" ADD CONSTRAINT "campaign_draws_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_parcels" ADD CONSTRAINT "campaign_parcels_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_prizes" ADD CONSTRAINT "campaign_prizes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_awards_once" ON "campaign_awards" USING btree ("account_id","campaign_id","prize_id","reason");
--> statement-breakpoint
CREATE INDEX "campaign_awards_of_person" ON "campaign_awards" USING btree ("account_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "campaign_awards_newest" ON "campaign_awards" USING btree ("campaign_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "campaign_awards_to_lapse" ON "campaign_awards" USING btree ("claim_until") WHERE "campaign_awards"."state" in ('waiting', 'ready');
--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_chance_entries_once" ON "campaign_chance_entries" USING btree ("account_id","campaign_id","reason","ref");
--> statement-breakpoint
CREATE INDEX "campaign_draws_newest" ON "campaign_draws" USING btree ("campaign_id","created_at");
--> statement-breakpoint
CREATE INDEX "campaign_parcels_unsent" ON "campaign_parcels" USING btree ("created_at","id") WHERE "campaign_parcels"."sent_at" is null;
--> statement-breakpoint
CREATE INDEX "campaign_parcels_newest" ON "campaign_parcels" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "campaign_prizes_of_campaign" ON "campaign_prizes" USING btree ("campaign_id","position");
--> statement-breakpoint
CREATE INDEX "content_white_paper_newest" ON "content_white_paper" USING btree ("subject","published_at") WHERE "content_white_paper"."is_published";
--> statement-breakpoint
CREATE UNIQUE INDEX "drive_event_places_phone" ON "drive_event_places" USING btree ("phone_hash","event_code") WHERE "drive_event_places"."state" <> 'left';
--> statement-breakpoint
CREATE INDEX "drive_event_places_waiting" ON "drive_event_places" USING btree ("session_id","created_at","drive_id") WHERE "drive_event_places"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "drive_event_places_of" ON "drive_event_places" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "drive_event_sessions_of" ON "drive_event_sessions" USING btree ("event_code","starts_at");
--> statement-breakpoint
CREATE INDEX "drive_figures_newest" ON "drive_figures" USING btree ("model_id","finished_at");
--> statement-breakpoint
CREATE INDEX "drive_figures_of" ON "drive_figures" USING btree ("user_id","finished_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "drive_gift_claims_phone" ON "drive_gift_claims" USING btree ("phone_hash","channel_code") WHERE "drive_gift_claims"."state" <> 'released';
--> statement-breakpoint
CREATE UNIQUE INDEX "drive_gift_claims_household" ON "drive_gift_claims" USING btree ("address_hash","channel_code") WHERE "drive_gift_claims"."address_hash" is not null;
--> statement-breakpoint
CREATE INDEX "drive_gift_claims_of" ON "drive_gift_claims" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "drive_gifts_of" ON "drive_gifts" USING btree ("channel_code","position");
--> statement-breakpoint
CREATE INDEX "drive_invitations_newest" ON "drive_invitations" USING btree ("created_at","code");
--> statement-breakpoint
CREATE INDEX "drive_invitations_newest_in" ON "drive_invitations" USING btree ("store_id","created_at","code");
--> statement-breakpoint
CREATE INDEX "drive_invitations_of" ON "drive_invitations" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "drive_package_places_of" ON "drive_package_places" USING btree ("package_code","created_at");
--> statement-breakpoint
CREATE INDEX "drive_package_places_drive" ON "drive_package_places" USING btree ("drive_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "drive_packages_code" ON "drive_packages" USING btree ("package_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "drive_packages_drive" ON "drive_packages" USING btree ("drive_no");
--> statement-breakpoint
CREATE INDEX "drive_packages_newest" ON "drive_packages" USING btree ("account_id","created_at");
--> statement-breakpoint
CREATE INDEX "layout_blocks_page" ON "layout_blocks" USING btree ("kind","slug","position");
--> statement-breakpoint
CREATE INDEX "layout_campaigns_end" ON "layout_campaigns" USING btree ("ends_at","campaign_id");
--> statement-breakpoint
CREATE INDEX "search_entries_grams" ON "search_entries" USING gin ("grams") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "search_entries_title" ON "search_entries" USING gin ("title_grams") WITH (fastupdate=false);
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('activity.ended', 'activity', '活动已取消', 'Activity cancelled', '“{title}”已取消：{reason}。预扣积分已退回。', '“{title}” was cancelled: {reason}. Your points are back.', '/pagesCommunity/activity/index?id={activityId}', NULL, NULL, true, true)
ON CONFLICT ("code") DO NOTHING;
