CREATE TABLE "activities" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"is_online" boolean NOT NULL,
	"place" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"sign_up_from" timestamp (3) with time zone NOT NULL,
	"sign_up_until" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"seats_taken" integer NOT NULL,
	"waiting_count" integer DEFAULT 0 NOT NULL,
	"points_fee" integer NOT NULL,
	"is_owner_only" boolean NOT NULL,
	"is_cancelled" boolean NOT NULL,
	"is_reviewed" boolean NOT NULL,
	"form_id" text,
	CONSTRAINT "activities_seats" CHECK ("activities"."seats_taken" between 0 and "activities"."capacity" and "activities"."waiting_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "activity_sign_ups" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"activity_id" text NOT NULL,
	"state" text NOT NULL,
	"seats" integer NOT NULL,
	"points_fee" integer NOT NULL,
	"entry_id" text,
	"code" text NOT NULL,
	"rejection" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_sign_ups_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "activity_tweets" (
	"article_id" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"mentions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vote_ballots" (
	"account_id" text NOT NULL,
	"vote_id" text NOT NULL,
	"period" integer NOT NULL,
	"choices" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vote_ballots_account_id_vote_id_period_pk" PRIMARY KEY("account_id","vote_id","period")
);
--> statement-breakpoint
CREATE TABLE "vote_counts" (
	"vote_id" text NOT NULL,
	"period" integer NOT NULL,
	"question_id" text NOT NULL,
	"option_id" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "vote_counts_vote_id_period_question_id_option_id_pk" PRIMARY KEY("vote_id","period","question_id","option_id"),
	CONSTRAINT "vote_counts_positive" CHECK ("vote_counts"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vote_turnouts" (
	"vote_id" text NOT NULL,
	"period" integer NOT NULL,
	"ballots" integer NOT NULL,
	CONSTRAINT "vote_turnouts_vote_id_period_pk" PRIMARY KEY("vote_id","period")
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"period_days" integer,
	"points" integer NOT NULL,
	"questions" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community_article" ADD COLUMN "page" text DEFAULT 'article' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_sign_ups" ADD CONSTRAINT "activity_sign_ups_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_tweets" ADD CONSTRAINT "activity_tweets_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_ballots" ADD CONSTRAINT "vote_ballots_vote_id_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."votes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_waited_for" ON "activities" USING btree ("starts_at") WHERE "activities"."waiting_count" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_sign_ups_once" ON "activity_sign_ups" USING btree ("account_id","activity_id") WHERE "activity_sign_ups"."state" in ('waiting', 'reviewing', 'joined', 'checkedIn');--> statement-breakpoint
CREATE UNIQUE INDEX "activity_sign_ups_code" ON "activity_sign_ups" USING btree ("activity_id","code");--> statement-breakpoint
CREATE INDEX "activity_sign_ups_newest" ON "activity_sign_ups" USING btree ("activity_id","state","id");--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('activity.movedUp', 'activity', '候补成功', 'You have a seat', '“{title}”有名额空出，您的候补已生效，请查看报名状态。', 'Seats became free for “{title}”, and yours is booked. See your sign-up.', '/pagesCommunity/activity/index?id={activityId}', NULL, NULL, false, true),
('activity.notMovedUp', 'activity', '候补未成功', 'No seat became free', '“{title}”已开始，候补名额未空出，预扣积分已退回。', '“{title}” has begun and no seat became free. Your points are back.', '/pagesCommunity/activity/index?id={activityId}', NULL, NULL, false, true),
('activity.approved', 'activity', '报名已通过审核', 'Your sign-up was approved', '您报名的“{title}”已通过审核，期待与您见面。', 'Your sign-up for “{title}” was approved. See you there.', '/pagesCommunity/activity/index?id={activityId}', NULL, NULL, false, true),
('activity.rejected', 'activity', '报名未通过审核', 'Your sign-up was not approved', '“{title}”：{reason}', '“{title}”: {reason}', '/pagesCommunity/activity/index?id={activityId}', NULL, NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
--> statement-breakpoint
UPDATE "message_templates" SET "link" = '/pagesCommunity/article/replyDetail?id={commentId}' WHERE "code" = 'comment.answered';
