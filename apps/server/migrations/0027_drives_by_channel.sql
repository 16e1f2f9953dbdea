-- outside of a transaction
CREATE INDEX CONCURRENTLY "test_drives_newest_channel" ON "test_drives" USING btree ("channel_code","created_at","drive_id");
