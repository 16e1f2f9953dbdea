CREATE TABLE "message_broadcasts" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"account_id" text,
	"filter" jsonb,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"state" text NOT NULL,
	"audience" integer NOT NULL,
	"done_up_to" text DEFAULT '' NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_staff_change" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"staff_id" text NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_staff_change_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "points_staff_day" (
	"staff_id" text NOT NULL,
	"day" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "points_staff_day_staff_id_day_pk" PRIMARY KEY("staff_id","day")
);
--> statement-breakpoint
ALTER TABLE "points_source" ADD COLUMN "shown_in" text DEFAULT 'tasks' NOT NULL;--> statement-breakpoint
CREATE INDEX "message_broadcasts_newest" ON "message_broadcasts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "message_broadcasts_of_person" ON "message_broadcasts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "message_broadcasts_of_staff" ON "message_broadcasts" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "points_staff_change_of_staff" ON "points_staff_change" USING btree ("staff_id","created_at");--> statement-breakpoint
INSERT INTO "points_source" ("code", "title", "amount", "daily_limit", "position", "shown_in") VALUES
('articleRead', '阅读文章', 1, 5, 20, 'tasks'),
('articleLiked', '点赞文章', 1, 5, 30, 'tasks'),
('orderLocked', '订单锁定', 2000, 20, 50, 'rules'),
('orderDelivered', '提车完成', 5000, 20, 60, 'rules'),
('articleShared', '分享文章', 2, 3, 40, 'nowhere'),
('testDrive', '完成试驾', 100, 2, 70, 'nowhere'),
('referral', '好友购车', 3000, 5, 80, 'nowhere');
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('points.takenBack', 'order', '退款收回积分', 'Points taken back', '订单 {orderNo} 已退款，收回未使用的 {points} 积分，已使用的 {used} 积分不再追回。', 'Order {orderNo} was refunded: {points} unused points were taken back, {used} used ones are not.', '/pagesMine/integral', NULL, NULL, false, true);
