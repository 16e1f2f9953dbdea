CREATE TABLE "adviser_requests" (
	"request_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"store_id" text NOT NULL,
	"adviser_id" text NOT NULL,
	"order_no" text,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text,
	"given_adviser_id" text,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_people" (
	"user_id" text PRIMARY KEY NOT NULL,
	"store_id" text,
	"adviser_id" text,
	"known_adviser_id" text,
	"adviser_asked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "visit_ratings" (
	"user_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"rating_id" text NOT NULL,
	"kind" text NOT NULL,
	"store_id" text NOT NULL,
	"adviser_id" text,
	"stars" integer NOT NULL,
	"note" text NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "visit_ratings_user_id_visit_id_pk" PRIMARY KEY("user_id","visit_id")
);
--> statement-breakpoint
CREATE TABLE "car_manual" (
	"chapter" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"picture" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_closures" (
	"closure_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advisers" ADD COLUMN "hours" text;--> statement-breakpoint
ALTER TABLE "advisers" ADD COLUMN "rest_days" jsonb;--> statement-breakpoint
CREATE INDEX "adviser_requests_of" ON "adviser_requests" USING btree ("user_id","created_at","request_id");--> statement-breakpoint
CREATE INDEX "adviser_requests_newest" ON "adviser_requests" USING btree ("state","created_at","request_id");--> statement-breakpoint
CREATE INDEX "adviser_requests_newest_in" ON "adviser_requests" USING btree ("store_id","state","created_at","request_id");--> statement-breakpoint
CREATE INDEX "visit_ratings_newest" ON "visit_ratings" USING btree ("created_at","rating_id");--> statement-breakpoint
CREATE INDEX "visit_ratings_newest_in" ON "visit_ratings" USING btree ("store_id","created_at","rating_id");--> statement-breakpoint
CREATE INDEX "visit_ratings_stars" ON "visit_ratings" USING btree ("stars","created_at","rating_id");--> statement-breakpoint
CREATE INDEX "store_closures_of" ON "store_closures" USING btree ("store_id","until_at");--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('care.adviserGiven', 'order', '已为您更换专属顾问', 'You have another adviser', '{store}的{adviser}将作为您的专属顾问，随时为您服务。', '{adviser} of {store} is your adviser from now on.', '/pagesStore/storeInfo', NULL, NULL, false, true),
('care.adviserStays', 'order', '更换顾问申请已回复', 'Your request for another adviser was answered', '{store}回复：{answer}', '{store}: {answer}', '/pagesStore/storeInfo', NULL, NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
