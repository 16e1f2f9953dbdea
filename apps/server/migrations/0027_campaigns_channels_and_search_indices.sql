-- outside of a transaction
CREATE INDEX CONCURRENTLY "community_article_liked" ON "community_article" USING btree ("model_id","like_count","id") WHERE "community_article"."state" = 'published' and "community_article"."page" = 'article';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "community_article_about" ON "community_article" USING btree ("model_id","topic","published_at","id") WHERE "community_article"."state" = 'published' and "community_article"."page" = 'article';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "test_drives_newest_channel" ON "test_drives" USING btree ("channel_code","created_at","drive_id");
