-- outside of a transaction
CREATE INDEX CONCURRENTLY "accounts_with_roles" ON "accounts" USING btree ("created_at","id") WHERE "accounts"."roles" <> '[]'::jsonb;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "coupon_coupons_open" ON "coupon_coupons" USING btree ("account_id","expires_at","id") WHERE "coupon_coupons"."state" in ('unused', 'locked', 'giftPending');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "coupon_coupons_over" ON "coupon_coupons" USING btree ("account_id","expires_at","id") WHERE "coupon_coupons"."state" in ('expired', 'unused');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_history_at" ON "order_history" USING btree ("at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_of_state" ON "orders" USING btree ("state","created_at","order_no");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_all_newest" ON "orders" USING btree ("created_at","order_no");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_of_store" ON "orders" USING btree ("store_id","created_at","order_no");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_updated" ON "orders" USING btree ("updated_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_buyer_name" ON "orders" USING btree (("buyer" ->> 'name') text_pattern_ops);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_refunds_done_at" ON "payment_refunds" USING btree ("done_at") WHERE "payment_refunds"."done_at" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_newest" ON "payments" USING btree ("created_at","payment_no");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_paid_at" ON "payments" USING btree ("paid_at") WHERE "payments"."paid_at" is not null;
