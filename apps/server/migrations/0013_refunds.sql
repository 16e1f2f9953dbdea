CREATE TABLE "refund_history" (
	"user_id" text NOT NULL,
	"refund_no" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"texts" jsonb,
	"who" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refund_history_user_id_refund_no_sequence_pk" PRIMARY KEY("user_id","refund_no","sequence")
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"user_id" text NOT NULL,
	"refund_no" text NOT NULL,
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"parts" jsonb NOT NULL,
	"order" jsonb NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"explanation" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"account" jsonb,
	"rejection" text,
	"failure" text,
	"first_approved_by" text,
	"first_approved_at" timestamp (3) with time zone,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"history_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refund_requests_user_id_refund_no_pk" PRIMARY KEY("user_id","refund_no"),
	CONSTRAINT "refund_requests_two_people" CHECK ("refund_requests"."decided_by" is null or "refund_requests"."decided_by" <> "refund_requests"."first_approved_by" or "refund_requests"."state" = 'rejected'),
	CONSTRAINT "refund_requests_amount" CHECK ("refund_requests"."amount_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "channel" text DEFAULT 'original' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_taken_no" ON "refund_requests" USING btree ("refund_no");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_open" ON "refund_requests" USING btree ("user_id","order_no") WHERE "refund_requests"."state" in ('inReview', 'approved', 'sending', 'failed', 'received');--> statement-breakpoint
CREATE INDEX "refund_requests_of_order" ON "refund_requests" USING btree ("user_id","order_no","created_at");--> statement-breakpoint
CREATE INDEX "refund_requests_order_no" ON "refund_requests" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "refund_requests_newest" ON "refund_requests" USING btree ("created_at","refund_no");--> statement-breakpoint
CREATE INDEX "refund_requests_by_state" ON "refund_requests" USING btree ("state","created_at","refund_no");--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('refund.submitted', 'order', '退款申请已提交', 'Refund asked for', '订单 {orderNo} 申请退款 {amountFen}，正在审核。', 'A refund of {amountFen} for order {orderNo} is being reviewed.', '/pagesOrder/refund/detail?refundNo={refundNo}', 'order', NULL, false, true),
('refund.approved', 'order', '退款审核通过', 'Refund approved', '{amountFen} 将按原支付方式退回，预计 1–7 个工作日到账。', '{amountFen} goes back the way it was paid, within 1 to 7 working days.', '/pagesOrder/refund/detail?refundNo={refundNo}', 'order', NULL, false, true),
('refund.rejected', 'order', '退款申请未通过', 'Refund rejected', '原因：{reason}。订单已恢复，您可以继续购车。', 'Reason: {reason}. The order is as it was before.', '/pagesOrder/refund/detail?refundNo={refundNo}', 'order', NULL, false, true),
('refund.withdrawn', 'order', '已撤回退款申请', 'Refund withdrawn', '订单 {orderNo} 已恢复为申请前的状态。', 'Order {orderNo} is as it was before.', '/pagesOrder/refund/detail?refundNo={refundNo}', 'order', NULL, false, true),
('refund.failed', 'order', '退款未成功', 'Refund failed', '{amountFen} 暂未退回，请填写收款账户。', '{amountFen} could not go back. Please give a bank account.', '/pagesOrder/refund/detail?refundNo={refundNo}', 'order', 'refundFailed', false, true);
