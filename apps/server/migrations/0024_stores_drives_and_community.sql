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
CREATE TABLE "coordinate_visits" (
	"user_id" text NOT NULL,
	"coordinate_id" text NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	"photo" text,
	"benefit_code" text,
	CONSTRAINT "coordinate_visits_user_id_coordinate_id_pk" PRIMARY KEY("user_id","coordinate_id")
);
--> statement-breakpoint
CREATE TABLE "coordinate_wishes" (
	"user_id" text NOT NULL,
	"coordinate_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coordinate_wishes_user_id_coordinate_id_pk" PRIMARY KEY("user_id","coordinate_id")
);
--> statement-breakpoint
CREATE TABLE "coordinates" (
	"coordinate_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"city_name" text NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"story" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"season" text NOT NULL,
	"open_from_month" integer DEFAULT 1 NOT NULL,
	"open_until_month" integer DEFAULT 12 NOT NULL,
	"road" text NOT NULL,
	"parking" text NOT NULL,
	"benefit" text DEFAULT '' NOT NULL,
	"benefit_terms" text DEFAULT '' NOT NULL,
	"visitor_count" integer DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "restaurant_dishes" (
	"dish_id" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"section" text NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"price_fen" bigint NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"picture" text,
	"is_sold_out" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"restaurant_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"story" text NOT NULL,
	"phone" text NOT NULL,
	"hours" text NOT NULL,
	"rest_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"per_head_fen" bigint NOT NULL,
	"seats" integer NOT NULL,
	"pictures" jsonb NOT NULL,
	"takes_bookings" boolean DEFAULT true NOT NULL,
	"coupon_templates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "table_bookings" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"persons" integer NOT NULL,
	"phone" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_favourites" (
	"user_id" text NOT NULL,
	"store_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_favourites_user_id_store_id_pk" PRIMARY KEY("user_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "store_pictures" (
	"picture_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"picture_group" text NOT NULL,
	"place" integer NOT NULL,
	"picture" text NOT NULL,
	"height" integer NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"film" text,
	"film_seconds" integer
);
--> statement-breakpoint
CREATE TABLE "store_profiles" (
	"store_id" text PRIMARY KEY NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"parking" text DEFAULT '' NOT NULL,
	"on_show" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"to_drive" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"chargers" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_drive_cars" (
	"place_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"model_id" text NOT NULL,
	"plates" jsonb NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_drive_channels" (
	"code" text PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_drive_history" (
	"user_id" text NOT NULL,
	"drive_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"texts" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_drive_history_drive_id_sequence_pk" PRIMARY KEY("drive_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "test_drive_letters" (
	"drive_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"letter_no" text NOT NULL,
	"driver_name" text NOT NULL,
	"licence" text NOT NULL,
	"masked_licence" text NOT NULL,
	"licensed_on" text NOT NULL,
	"version" text NOT NULL,
	"strokes" jsonb NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_drives" (
	"drive_id" text PRIMARY KEY NOT NULL,
	"drive_no" text NOT NULL,
	"user_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"phone_hash" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_mobile" text NOT NULL,
	"channel_code" text NOT NULL,
	"sub_channel" text,
	"click" text,
	"model_id" text NOT NULL,
	"city_code" text,
	"store_id" text,
	"place_id" text,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"state" text NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"arrival_code" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"plate" text,
	"consultant_id" text,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"distance_tenths" integer,
	"history_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "community_article" ADD COLUMN "page" text DEFAULT 'article' NOT NULL;
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "moved_to" text;
--> statement-breakpoint
ALTER TABLE "activity_sign_ups" ADD CONSTRAINT "activity_sign_ups_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity_tweets" ADD CONSTRAINT "activity_tweets_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vote_ballots" ADD CONSTRAINT "vote_ballots_vote_id_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."votes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "activities_waited_for" ON "activities" USING btree ("starts_at") WHERE "activities"."waiting_count" > 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "activity_sign_ups_once" ON "activity_sign_ups" USING btree ("account_id","activity_id") WHERE "activity_sign_ups"."state" in ('waiting', 'reviewing', 'joined', 'checkedIn');
--> statement-breakpoint
CREATE UNIQUE INDEX "activity_sign_ups_code" ON "activity_sign_ups" USING btree ("activity_id","code");
--> statement-breakpoint
CREATE INDEX "activity_sign_ups_newest" ON "activity_sign_ups" USING btree ("activity_id","state","id");
--> statement-breakpoint
CREATE INDEX "coordinates_around" ON "coordinates" USING gist (point("longitude", "latitude"));
--> statement-breakpoint
CREATE INDEX "restaurant_dishes_of" ON "restaurant_dishes" USING btree ("restaurant_id","place");
--> statement-breakpoint
CREATE INDEX "restaurants_store" ON "restaurants" USING btree ("store_id");
--> statement-breakpoint
CREATE INDEX "table_bookings_of" ON "table_bookings" USING btree ("user_id","restaurant_id","starts_at");
--> statement-breakpoint
CREATE INDEX "store_pictures_of" ON "store_pictures" USING btree ("store_id","picture_group","place","picture_id");
--> statement-breakpoint
CREATE INDEX "test_drive_cars_model" ON "test_drive_cars" USING btree ("model_id","store_id");
--> statement-breakpoint
CREATE INDEX "test_drive_cars_store" ON "test_drive_cars" USING btree ("store_id");
--> statement-breakpoint
CREATE INDEX "test_drive_history_of" ON "test_drive_history" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "test_drive_letters_no" ON "test_drive_letters" USING btree ("letter_no");
--> statement-breakpoint
CREATE INDEX "test_drive_letters_of" ON "test_drive_letters" USING btree ("user_id","signed_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "test_drives_no" ON "test_drives" USING btree ("drive_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "test_drives_one_per_phone" ON "test_drives" USING btree ("phone_hash","model_id") WHERE state in ('submitted', 'inReview', 'confirmed', 'moved', 'arrived', 'driving');
--> statement-breakpoint
CREATE UNIQUE INDEX "test_drives_one_per_user" ON "test_drives" USING btree ("user_id","model_id") WHERE state in ('submitted', 'inReview', 'confirmed', 'moved', 'arrived', 'driving');
--> statement-breakpoint
CREATE INDEX "test_drives_of" ON "test_drives" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "test_drives_of_phone" ON "test_drives" USING btree ("phone_hash","channel_code","created_at");
--> statement-breakpoint
CREATE INDEX "test_drives_of_store" ON "test_drives" USING btree ("store_id","starts_at");
--> statement-breakpoint
CREATE INDEX "test_drives_by_time" ON "test_drives" USING btree ("starts_at");
--> statement-breakpoint
CREATE INDEX "test_drives_newest" ON "test_drives" USING btree ("created_at","drive_id");
--> statement-breakpoint
CREATE INDEX "test_drives_newest_in" ON "test_drives" USING btree ("store_id","created_at","drive_id");
--> statement-breakpoint
CREATE INDEX "test_drives_newest_state" ON "test_drives" USING btree ("state","created_at","drive_id");
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('drive.submitted', 'order', '试驾预约已提交', 'Test drive booked', '{model} 试驾：{startsAt}，{store}。门店会尽快与您确认。', 'Test drive of {model}: {startsAt} at {store}. The store will confirm it soon.', '/pagesActivity/testDrive/result?driveNo={driveNo}', 'viewing', NULL, false, true),
('drive.submittedUntimed', 'order', '试驾预约已提交', 'Test drive requested', '已收到您的 {model} 试驾预约，顾问会致电为您安排门店与时间。', 'We have your request for a test drive of {model}. A consultant will call you about store and time.', '/pagesActivity/testDrive/result?driveNo={driveNo}', 'viewing', NULL, false, true),
('drive.inReview', 'order', '试驾申请审核中', 'Test drive in review', '您的 {model} 试驾申请已提交，审核结果会在 1 个工作日内通知您。', 'Your request for a test drive of {model} is in review. You will hear from us within one working day.', '/pagesActivity/testDrive/result?driveNo={driveNo}', 'viewing', NULL, false, true),
('drive.confirmed', 'order', '试驾预约已确认', 'Test drive confirmed', '{model} 试驾：{startsAt}，{store}。请携带驾驶证原件，提前 10 分钟到店。', 'Test drive of {model}: {startsAt} at {store}. Bring your driving licence and come 10 minutes early.', '/pagesActivity/testDrive/result?driveNo={driveNo}', 'viewing', NULL, false, true),
('drive.confirmedUntimed', 'order', '试驾预约已确认', 'Test drive confirmed', '顾问已确认您的 {model} 试驾需求，将为您安排门店与时间。', 'A consultant confirmed your test drive of {model} and will arrange store and time.', '/pagesActivity/testDrive/result?driveNo={driveNo}', 'viewing', NULL, false, true),
('drive.moved', 'order', '试驾已改期', 'Test drive moved', '{model} 试驾改为 {startsAt}，{store}。门店会尽快与您确认。', 'Your test drive of {model} is now on {startsAt} at {store}. The store will confirm it soon.', '/pagesActivity/testDrive/result?driveNo={driveNo}', 'viewing', NULL, true, true),
('drive.cancelled', 'order', '试驾预约已取消', 'Test drive cancelled', '您的 {model} 试驾预约已取消，欢迎随时重新预约。', 'Your test drive of {model} was cancelled. You can book another one at any time.', '/pagesActivity/testDrive/result?driveNo={driveNo}', 'viewing', NULL, true, true),
('drive.done', 'order', '试驾完成，感谢体验', 'Thank you for your test drive', '您已完成 {model} 试驾，可随时查看记录或定制同款。', 'You have driven {model}. See your drive again, or configure the car.', '/pagesActivity/testDrive/result?driveNo={driveNo}', 'viewing', NULL, false, true),
('drive.noShow', 'order', '这次没能等到您', 'We missed you', '您预约的 {model} 试驾未到店，如仍想体验，可重新预约。', 'You did not come to your test drive of {model}. You are welcome to book it again.', '/pagesActivity/testDrive/index', 'viewing', NULL, false, true)
ON CONFLICT ("code") DO NOTHING;

--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('activity.movedUp', 'activity', '候补成功', 'You have a seat', '“{title}”有名额空出，您的候补已生效，请查看报名状态。', 'Seats became free for “{title}”, and yours is booked. See your sign-up.', '/pagesCommunity/activity/index?id={activityId}', NULL, NULL, false, true),
('activity.notMovedUp', 'activity', '候补未成功', 'No seat became free', '“{title}”已开始，候补名额未空出，预扣积分已退回。', '“{title}” has begun and no seat became free. Your points are back.', '/pagesCommunity/activity/index?id={activityId}', NULL, NULL, false, true),
('activity.approved', 'activity', '报名已通过审核', 'Your sign-up was approved', '您报名的“{title}”已通过审核，期待与您见面。', 'Your sign-up for “{title}” was approved. See you there.', '/pagesCommunity/activity/index?id={activityId}', NULL, NULL, false, true),
('activity.rejected', 'activity', '报名未通过审核', 'Your sign-up was not approved', '“{title}”：{reason}', '“{title}”: {reason}', '/pagesCommunity/activity/index?id={activityId}', NULL, NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
--> statement-breakpoint
UPDATE "message_templates" SET "link" = '/pagesCommunity/article/replyDetail?id={commentId}' WHERE "code" = 'comment.answered';
