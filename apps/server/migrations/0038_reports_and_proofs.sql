CREATE TABLE "community_reported" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"state" text NOT NULL,
	"report_count" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"newest_at" timestamp (3) with time zone NOT NULL,
	"edit" integer DEFAULT 0 NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"decision" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "showcase_cars" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "community_reported_once" ON "community_reported" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "community_reported_newest" ON "community_reported" USING btree ("newest_at","id");--> statement-breakpoint
CREATE INDEX "community_reported_open" ON "community_reported" USING btree ("newest_at","id") WHERE "community_reported"."state" = 'open';--> statement-breakpoint
CREATE INDEX "community_reported_decided" ON "community_reported" USING btree ("newest_at","id") WHERE "community_reported"."state" <> 'open';--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('comment.takenDown', 'community', '评论已下架', 'Comment taken down', '您的评论“{title}”已被下架：{reason}。', 'Your comment “{title}” was taken down: {reason}.', '', NULL, NULL, false, true),
('configuration.takenDown', 'community', '晒出的配置已下架', 'Configuration taken down', '您晒出的配置“{title}”已被下架：{reason}。', 'The configuration “{title}” that you published was taken down: {reason}.', '/pagesActivity/copy/index', NULL, NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
