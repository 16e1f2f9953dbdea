ALTER TABLE "activities" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "votes" ADD COLUMN "is_visible" boolean DEFAULT true NOT NULL;--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('activity.ended', 'activity', '活动已取消', 'Activity cancelled', '“{title}”已取消：{reason}。预扣积分已退回。', '“{title}” was cancelled: {reason}. Your points are back.', '/pagesCommunity/activity/index?id={activityId}', NULL, NULL, true, true)
ON CONFLICT ("code") DO NOTHING;
