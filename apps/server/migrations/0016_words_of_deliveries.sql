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
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('refund.submitted', 'order', '退款申请已提交', 'Refund asked for', '订单 {orderNo} 申请退款 {amountFen}，正在审核。', 'A refund of {amountFen} for order {orderNo} is being reviewed.', '/pagesOrder/refund/detail?refundNo={refundNo}', 'order', NULL, false, true),
('refund.approved', 'order', '退款审核通过', 'Refund approved', '{amountFen} 将按原支付方式退回，预计 1–7 个工作日到账。', '{amountFen} goes back the way it was paid, within 1 to 7 working days.', '/pagesOrder/refund/detail?refundNo={refundNo}', 'order', NULL, false, true),
('refund.rejected', 'order', '退款申请未通过', 'Refund rejected', '原因：{reason}。订单已恢复，您可以继续购车。', 'Reason: {reason}. The order is as it was before.', '/pagesOrder/refund/detail?refundNo={refundNo}', 'order', NULL, false, true),
('refund.withdrawn', 'order', '已撤回退款申请', 'Refund withdrawn', '订单 {orderNo} 已恢复为申请前的状态。', 'Order {orderNo} is as it was before.', '/pagesOrder/refund/detail?refundNo={refundNo}', 'order', NULL, false, true),
('refund.failed', 'order', '退款未成功', 'Refund failed', '{amountFen} 暂未退回，请填写收款账户。', '{amountFen} could not go back. Please give a bank account.', '/pagesOrder/refund/detail?refundNo={refundNo}', 'order', 'refundFailed', false, true);
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('order.inProduction', 'order', '车辆开始生产', 'Production has begun', '{model} 已进入总装车间，订单号 {orderNo}。', '{model} is on the assembly line, order {orderNo}.', '/pagesOrder/logisticsInfo?orderNo={orderNo}', 'order', NULL, false, true),
('order.inTransit', 'order', '车辆已发运', 'Your car is on its way', '{model} 已从工厂发出，可查看运输位置与预计到店时间。', '{model} left the plant. See where it is and when it arrives.', '/pagesOrder/logisticsInfo?orderNo={orderNo}', 'order', NULL, false, true),
('order.arrived', 'order', '车辆已到店', 'Your car has arrived', '{model} 已到达交付门店，门店将出具验车报告。', '{model} is at its delivery store, which will inspect it now.', '/pagesOrder/logisticsInfo?orderNo={orderNo}', 'order', NULL, false, true),
('order.delayed', 'order', '到店时间推迟', 'Your car comes later', '{model} 因{reason}推迟到店，预计 {expectedToAt} 前到达。', '{model} is delayed: {reason}. Expected by {expectedToAt}.', '/pagesOrder/logisticsInfo?orderNo={orderNo}', 'order', NULL, false, true),
('inspection.ready', 'order', '验车报告已出具', 'Inspection report ready', '请核对 {model} 的车况，确认后即可安排提车。', 'Please check {model} and confirm the report; then you can pick it up.', '/pagesOrder/checkCarReport?orderNo={orderNo}', 'order', NULL, false, true),
('inspection.corrected', 'order', '验车报告已更正', 'Inspection report corrected', '门店已回复您对 {model} 的疑问，请重新确认报告。', 'The store has answered your questions about {model}. Please confirm the report again.', '/pagesOrder/checkCarReport?orderNo={orderNo}', 'order', NULL, false, true);
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('insurance.quoted', 'order', '车险已报价', 'Insurance quoted', '{model} 的车险报价已出，7 天内确认即可出单。', 'The insurance quote for {model} is there. Confirm it within 7 days.', '/pagesOrder/insurance?orderNo={orderNo}', 'order', NULL, false, true),
('insurance.unanswered', 'order', '车险报价未成功', 'No insurance quote', '保险公司暂未答复 {model} 的询价，请重新询价或更换保险公司。', 'The insurer did not answer for {model}. Please ask again or choose another one.', '/pagesOrder/insurance?orderNo={orderNo}', NULL, NULL, false, true),
('insurance.issued', 'order', '车险已出单', 'Insurance policy issued', '{model} 的保单已出具，提车时携带电子保单即可。', 'The policy for {model} is issued. Its electronic copy is enough for the pickup.', '/pagesOrder/insurance?orderNo={orderNo}', NULL, NULL, false, true),
('insurance.accepted', 'order', '自购保单已通过', 'Own policy accepted', '{model} 的自购保单已通过门店核对。', 'The store accepted your own policy for {model}.', '/pagesOrder/insurance?orderNo={orderNo}', 'order', NULL, false, true),
('insurance.rejected', 'order', '自购保单未通过', 'Own policy rejected', '{model} 的自购保单未通过核对，请查看原因后重新提交。', 'The store could not accept your own policy for {model}. Please see why and send it again.', '/pagesOrder/insurance?orderNo={orderNo}', 'order', NULL, false, true),
('pickup.appointed', 'order', '提车预约成功', 'Pickup booked', '{model}：{startsAt}，{store}。', '{model}: {startsAt} at {store}.', '/pagesOrder/confirmCode?orderNo={orderNo}', 'order', NULL, false, true),
('pickup.scanned', 'order', '提车码已核销', 'Pickup code scanned', '请检查 {model} 并在提车页确认交付；24 小时内未确认将自动完成。', 'Please check {model} and confirm the handover. It completes by itself after 24 hours.', '/pagesOrder/confirmCode?orderNo={orderNo}', 'order', NULL, true, true),
('pickup.undone', 'order', '门店已撤销核销', 'The scan was taken back', '{model} 的提车码核销已撤销，到店后请重新出示。', 'The scan for {model} was taken back. Please show the code again in the store.', '/pagesOrder/confirmCode?orderNo={orderNo}', NULL, NULL, true, true),
('order.delivered', 'order', '车辆已交付', 'Your car was handed over', '{model} 已交付，祝您用车愉快。', '{model} is yours. Enjoy it.', '/pagesOrder/car/detail?orderNo={orderNo}', 'order', NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
--> statement-breakpoint
INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('invoice.issued', 'order', '发票已开具', 'Invoice issued', '订单 {orderNo} 的发票 {invoiceNo} 已开具，并已发送至您的邮箱。', 'Invoice {invoiceNo} for order {orderNo} is issued and was sent to you by e-mail.', '/pagesInvoice/index/index', 'order', NULL, false, true),
('invoice.returned', 'order', '发票申请被退回', 'Application for the invoice returned', '订单 {orderNo} 的发票信息有误，请更正后重新提交。', 'Something is wrong in the invoice data of order {orderNo}. Please correct it and apply again.', '/pagesInvoice/preview/index?orderNo={orderNo}', 'order', NULL, false, true),
('invoice.cancelled', 'order', '发票已红冲', 'Invoice cancelled', '订单 {orderNo} 的发票 {invoiceNo} 已红冲，可重新申请。', 'Invoice {invoiceNo} for order {orderNo} was cancelled by a red one. You can apply again.', '/pagesInvoice/index/index', 'order', NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
