CREATE TABLE "order_notices" (
	"account_id" text NOT NULL,
	"order_no" text NOT NULL,
	"notice_id" text NOT NULL,
	"ask" text,
	"answer_by" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_notices_account_id_notice_id_pk" PRIMARY KEY("account_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "order_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"version" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"blocks" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owned_cars" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"name" text,
	"plate" text,
	"service_store_id" text,
	"service_starts_at" timestamp (3) with time zone,
	"service_ends_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "owned_cars_user_id_order_no_pk" PRIMARY KEY("user_id","order_no")
);
--> statement-breakpoint
CREATE INDEX "order_notices_newest" ON "order_notices" USING btree ("account_id","order_no","created_at","notice_id");--> statement-breakpoint
CREATE INDEX "order_texts_position" ON "order_texts" USING btree ("position");--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('order.toSign', 'order', '协议待签署', 'An agreement waits for you', '{model} 的购车协议尚未签署，请在 {locksAt} 自动锁单前完成签署。', 'Please sign the purchase agreement for {model} before the order locks itself on {locksAt}.', '/pagesOrder/agreementList?orderNo={orderNo}', 'order', NULL, false, true),
('order.locksSoon', 'order', '订单即将自动锁定', 'Your order locks itself soon', '{model} 的订单将于 {locksAt} 自动锁定，锁定后不可更改配置或退款。', 'The order for {model} locks itself on {locksAt}. After that it can be neither changed nor refunded.', '/pages/vote/index?orderNo={orderNo}', 'order', NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
