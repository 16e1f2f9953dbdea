INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('invoice.issued', 'order', '发票已开具', 'Invoice issued', '订单 {orderNo} 的发票 {invoiceNo} 已开具，并已发送至您的邮箱。', 'Invoice {invoiceNo} for order {orderNo} is issued and was sent to you by e-mail.', '/pagesInvoice/index/index', 'order', NULL, false, true),
('invoice.returned', 'order', '发票申请被退回', 'Application for the invoice returned', '订单 {orderNo} 的发票信息有误，请更正后重新提交。', 'Something is wrong in the invoice data of order {orderNo}. Please correct it and apply again.', '/pagesInvoice/preview/index?orderNo={orderNo}', 'order', NULL, false, true),
('invoice.cancelled', 'order', '发票已红冲', 'Invoice cancelled', '订单 {orderNo} 的发票 {invoiceNo} 已红冲，可重新申请。', 'Invoice {invoiceNo} for order {orderNo} was cancelled by a red one. You can apply again.', '/pagesInvoice/index/index', 'order', NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
