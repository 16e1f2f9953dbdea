CREATE TABLE "writings" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"topic" text,
	"model_id" text,
	"place" text,
	"revision" integer NOT NULL,
	"is_doubtful" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"appeal" text,
	"public_pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "writings_of" ON "writings" USING btree ("account_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "writings_submitted" ON "writings" USING btree ("submitted_at","id") WHERE "writings"."state" <> 'draft';--> statement-breakpoint
CREATE INDEX "writings_queue" ON "writings" USING btree ("state","submitted_at","id") WHERE "writings"."state" <> 'draft';
--> statement-breakpoint
INSERT INTO "points_source" ("code", "title", "amount", "daily_limit", "position", "shown_in") VALUES
('articleAccepted', '文章入选社区', 50, 2, 45, 'rules')
ON CONFLICT ("code") DO NOTHING;
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('writing.published', 'community', '文章已发布', 'Article published', '您的文章《{title}》已发布到社区，获得 {points} 积分。', 'Your article “{title}” is in the community now; you earned {points} points.', '/pagesCommunity/article/index?id={writingId}', NULL, NULL, false, true),
('writing.refused', 'community', '文章未通过审核', 'Article not accepted', '您的文章《{title}》未通过审核：{reason}。修改后可重新提交，也可申诉一次。', 'Your article “{title}” was not accepted: {reason}. Change it and submit it again, or appeal once.', '/?writings=mine', NULL, NULL, false, true),
('writing.final', 'community', '文章申诉未通过', 'Appeal not accepted', '您的文章《{title}》申诉未通过：{reason}。', 'The appeal for your article “{title}” was not accepted: {reason}.', '/?writings=mine', NULL, NULL, false, true),
('writing.takenDown', 'community', '文章已下架', 'Article taken down', '您的文章《{title}》已从社区下架：{reason}。', 'Your article “{title}” was taken down from the community: {reason}.', '/?writings=mine', NULL, NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
