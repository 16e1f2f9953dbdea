-- outside of a transaction
CREATE INDEX CONCURRENTLY "coupon_coupons_open" ON "coupon_coupons" USING btree ("account_id","expires_at","id") WHERE "coupon_coupons"."state" in ('unused', 'locked', 'giftPending');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "coupon_coupons_over" ON "coupon_coupons" USING btree ("account_id","expires_at","id") WHERE "coupon_coupons"."state" in ('expired', 'unused');
