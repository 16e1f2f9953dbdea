-- outside of a transaction
CREATE UNIQUE INDEX CONCURRENTLY "orders_taken_no" ON "orders" USING btree ("order_no");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "payment_refunds_taken_no" ON "payment_refunds" USING btree ("refund_no");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "payments_taken_no" ON "payments" USING btree ("payment_no");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "points_balance_expiry" ON "points_balance" USING btree ("next_expiry_at") WHERE "points_balance"."next_expiry_at" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "points_balance_without_lots" ON "points_balance" USING btree ("account_id") WHERE not "points_balance"."has_lots";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "points_entry_newest" ON "points_entry" USING btree ("account_id","unit","created_at","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "points_entry_direction" ON "points_entry" USING btree ("account_id","unit",("delta" > 0),"created_at","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "points_entry_lots" ON "points_entry" USING btree ("account_id","expires_at","id") WHERE "points_entry"."remaining" > 0;
