CREATE TABLE "message_deliveries" (
	"account_id" text NOT NULL,
	"message_id" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_deliveries_account_id_message_id_channel_pk" PRIMARY KEY("account_id","message_id","channel")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"body_zh" text NOT NULL,
	"body_en" text NOT NULL,
	"link" text NOT NULL,
	"topic" text,
	"sms_scene" text,
	"is_urgent" boolean NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"template" text NOT NULL,
	"event_key" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"body_zh" text NOT NULL,
	"body_en" text NOT NULL,
	"link" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "points_check_in_reminder" (
	"account_id" text PRIMARY KEY NOT NULL,
	"reminded_on" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "points_balance" ADD COLUMN "announced_expiry_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "message_deliveries_open" ON "message_deliveries" USING btree ("updated_at") WHERE "message_deliveries"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("account_id","template","event_key");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("account_id","created_at","id") WHERE "messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_kind" ON "messages" USING btree ("account_id","kind","created_at","id") WHERE "messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("account_id","kind") WHERE "messages"."read_at" is null and "messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_age" ON "messages" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('order.paid', 'order', '支付成功', 'Payment received', '{model} 已支付 {amountFen}，订单号 {orderNo}。', '{amountFen} paid for {model}, order {orderNo}.', '/pagesOrder/car/detail?orderNo={orderNo}', 'order', NULL, false, true),
('order.expired', 'order', '订单已超时关闭', 'Order closed', '{model} 的订单未在 30 分钟内支付，已自动关闭，可重新下单。', 'The order for {model} was not paid within 30 minutes and is closed. You can order again.', '/pagesOrder/car/detail?orderNo={orderNo}', NULL, NULL, false, true),
('order.notConverted', 'order', '转大订未完成', 'Conversion not completed', '{model} 的转大订未在 30 分钟内支付，小订继续有效。', 'The conversion for {model} was not paid within 30 minutes; the intention order stays in force.', '/pagesOrder/car/detail?orderNo={orderNo}', NULL, NULL, false, true),
('order.changed', 'order', '订单已变更', 'Order changed', '{model} 的订单 {orderNo} 已更新，请核对配置与价格。', 'Order {orderNo} for {model} was changed. Please check configuration and price.', '/pagesOrder/car/detail?orderNo={orderNo}', 'order', NULL, false, true),
('order.locked', 'order', '订单已锁定', 'Order locked', '{model} 即将安排生产，此后不可更改配置或退款。', '{model} goes into production soon. It can neither be changed nor refunded any more.', '/pagesOrder/car/detail?orderNo={orderNo}', 'order', NULL, false, true),
('order.selfLocked', 'order', '订单已自动锁定', 'Order locked by itself', '{model} 大订支付已满 7 天，订单自动锁定并安排生产。', '7 days have passed since the deposit for {model}; the order is locked and goes into production.', '/pagesOrder/car/detail?orderNo={orderNo}', 'order', 'orderLocked', false, true),
('order.refunded', 'order', '退款已完成', 'Refunded', '{amountFen} 已原路退回，到账时间以支付渠道为准。', '{amountFen} went back the way it was paid; when it arrives depends on the bank.', '/pagesOrder/car/detail?orderNo={orderNo}', 'order', NULL, false, true),
('loan.approved', 'order', '贷款申请已通过', 'Loan approved', '订单 {orderNo} 的贷款已通过，批准金额 {amountFen}。', 'The loan for order {orderNo} is approved: {amountFen}.', '/pagesOrder/car/detail?orderNo={orderNo}', 'order', NULL, false, true),
('loan.rejected', 'order', '贷款申请未通过', 'Loan rejected', '订单 {orderNo} 的贷款申请未通过，可更换方案或联系顾问。', 'The loan for order {orderNo} was rejected. Choose another plan or ask your adviser.', '/pagesOrder/car/detail?orderNo={orderNo}', 'order', NULL, false, true),
('tradeIn.offered', 'order', '旧车报价已出', 'Offer for your old car', '旧车报价为 {amountFen}，请在有效期内确认。', 'We offer {amountFen} for your old car. Please answer while the offer stands.', '/pagesDetail/replaceService', 'order', NULL, false, true),
('tradeIn.expired', 'order', '旧车报价已过期', 'Offer has ended', '您的旧车报价已过期，可重新预约检测。', 'The offer for your old car has ended. You can book another inspection.', '/pagesDetail/replaceService', NULL, NULL, false, true),
('viewing.booked', 'order', '看车预约成功', 'Viewing booked', '{startsAt}，{store}，到店后报手机号即可。', '{startsAt} at {store}. Tell them your phone number there.', '/pagesStore/quickFlash/carDetail?stockCarId={stockCarId}', 'viewing', NULL, false, true),
('viewing.cancelled', 'order', '看车预约已取消', 'Viewing cancelled', '{store} 的看车预约已取消，车辆仍可再次预约。', 'The viewing at {store} is cancelled. You can book another time.', '/pagesStore/quickFlash/carDetail?stockCarId={stockCarId}', 'viewing', NULL, false, true),
('slot.closed', 'order', '预约时段已关闭', 'Your appointment cannot take place', '{startsAt} 的预约因门店临时安排取消，请改约其他时间。', 'The appointment on {startsAt} is cancelled by the store. Please choose another time.', '', 'viewing', 'slotClosed', true, true),
('stock.arrived', 'activity', '您关注的现车到店了', 'A car you were waiting for has arrived', '{title}，现车数量有限，先到先得。', '{title}. There are few of them.', '/pagesStore/quickFlash/carDetail?stockCarId={stockCarId}', NULL, NULL, false, true),
('stock.saleStarted', 'activity', '您关注的特惠现车已开售', 'The sale you were waiting for has begun', '优惠至 {endsAt}，以支付成功为准。', 'It lasts until {endsAt} and counts once it is paid.', '/pagesStore/quickFlash/carDetail?stockCarId={stockCarId}', NULL, NULL, false, true),
('model.launched', 'activity', '{model} 开放订购', '{model} can be ordered', '您关注的车型已开放订购，现在即可选配。', 'The model you were waiting for is on sale. Configure yours now.', '/pagesDetail/carModel?modelId={modelId}', NULL, NULL, false, true),
('points.expiring', 'activity', '积分即将到期', 'Points about to expire', '{points} 积分将于 {expiresAt} 到期，请及时使用。', '{points} points expire on {expiresAt}.', '/pagesMine/integral', NULL, NULL, false, true),
('checkIn.continue', 'activity', '今天还没有签到', 'You have not checked in today', '已连续签到 {streakDays} 天，今日签到可得 {points} 积分。', '{streakDays} days in a row so far; today earns {points} points.', '/pagesMine/integral', NULL, NULL, false, true),
('checkIn.begin', 'activity', '今天还没有签到', 'You have not checked in today', '今日签到可得 {points} 积分。', 'Today’s check-in earns {points} points.', '/pagesMine/integral', NULL, NULL, false, true),
('comment.answered', 'community', '{nickname} 回复了您', '{nickname} answered you', '{text}', '{text}', '/pagesCommunity/article/index?id={articleId}', NULL, NULL, false, true);
