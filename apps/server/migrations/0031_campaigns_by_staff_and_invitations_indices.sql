-- outside of a transaction
CREATE INDEX CONCURRENTLY "campaign_share_days_by_day" ON "campaign_share_days" USING btree ("campaign_id","created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "campaign_packet_draws_by_day" ON "campaign_packet_draws" USING btree ("campaign_id","created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "campaign_packets_by_day" ON "campaign_packets" USING btree ("campaign_id","created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "campaign_shares_by_day" ON "campaign_shares" USING btree ("campaign_id","created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "campaign_milestones_by_day" ON "campaign_milestones" USING btree ("campaign_id","created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "campaign_relations_by_day" ON "campaign_relations" USING btree ("campaign_id","created_at");
