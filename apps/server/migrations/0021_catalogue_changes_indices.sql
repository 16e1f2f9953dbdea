-- outside of a transaction
CREATE INDEX CONCURRENTLY "order_drafts_open_of_version" ON "order_drafts" USING btree (("quote" #>> '{configuration,versionId}')) WHERE "order_drafts"."order_no" is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stock_cars_newest" ON "stock_cars" USING btree ("arrived_at","stock_car_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stock_cars_vin_end" ON "stock_cars" USING btree (reverse("vin") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "vehicle_wish_version" ON "vehicle_wish" USING btree ("version_id");
