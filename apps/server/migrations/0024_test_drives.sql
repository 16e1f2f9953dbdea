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
CREATE INDEX "test_drive_cars_model" ON "test_drive_cars" USING btree ("model_id","store_id");--> statement-breakpoint
CREATE INDEX "test_drive_cars_store" ON "test_drive_cars" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "test_drive_history_of" ON "test_drive_history" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_drive_letters_no" ON "test_drive_letters" USING btree ("letter_no");--> statement-breakpoint
CREATE INDEX "test_drive_letters_of" ON "test_drive_letters" USING btree ("user_id","signed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "test_drives_no" ON "test_drives" USING btree ("drive_no");--> statement-breakpoint
CREATE UNIQUE INDEX "test_drives_one_per_phone" ON "test_drives" USING btree ("phone_hash","model_id") WHERE state in ('submitted', 'inReview', 'confirmed', 'moved', 'arrived', 'driving');--> statement-breakpoint
CREATE UNIQUE INDEX "test_drives_one_per_user" ON "test_drives" USING btree ("user_id","model_id") WHERE state in ('submitted', 'inReview', 'confirmed', 'moved', 'arrived', 'driving');--> statement-breakpoint
CREATE INDEX "test_drives_of" ON "test_drives" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "test_drives_of_phone" ON "test_drives" USING btree ("phone_hash","channel_code","created_at");--> statement-breakpoint
CREATE INDEX "test_drives_of_store" ON "test_drives" USING btree ("store_id","starts_at");--> statement-breakpoint
CREATE INDEX "test_drives_by_time" ON "test_drives" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "test_drives_newest" ON "test_drives" USING btree ("created_at","drive_id");--> statement-breakpoint
CREATE INDEX "test_drives_newest_in" ON "test_drives" USING btree ("store_id","created_at","drive_id");--> statement-breakpoint
CREATE INDEX "test_drives_newest_state" ON "test_drives" USING btree ("state","created_at","drive_id");--> statement-breakpoint
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
