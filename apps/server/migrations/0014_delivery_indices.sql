-- outside of a transaction
CREATE INDEX CONCURRENTLY "orders_of_state" ON "orders" USING btree ("state","created_at","order_no");
