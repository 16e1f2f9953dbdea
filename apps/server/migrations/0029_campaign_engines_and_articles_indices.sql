-- outside of a transaction
CREATE INDEX CONCURRENTLY "test_drives_of_visitors" ON "test_drives" USING btree ("updated_at") WHERE "test_drives"."user_id" like 'phone:%';
