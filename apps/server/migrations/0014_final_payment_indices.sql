-- outside of a transaction
CREATE INDEX CONCURRENTLY "payments_newest" ON "payments" USING btree ("created_at","payment_no");
