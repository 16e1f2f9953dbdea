-- outside of a transaction
CREATE INDEX CONCURRENTLY "campaign_awards_to_lapse" ON "campaign_awards" USING btree ("claim_until") WHERE "campaign_awards"."state" in ('waiting', 'ready', 'pickup');
