CREATE TABLE "slot_places" (
	"kind" text NOT NULL,
	"place_id" text NOT NULL,
	"plan" jsonb NOT NULL,
	"closures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slot_places_kind_place_id_pk" PRIMARY KEY("kind","place_id")
);
--> statement-breakpoint
CREATE TABLE "slot_reservations" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"place_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slot_reservations_user_id_kind_thing_id_pk" PRIMARY KEY("user_id","kind","thing_id")
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"kind" text NOT NULL,
	"place_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "slots_kind_place_id_starts_at_pk" PRIMARY KEY("kind","place_id","starts_at"),
	CONSTRAINT "slots_taken" CHECK ("slots"."taken" >= 0)
);
--> statement-breakpoint
-- Hours of inspections, which stood at their places.
INSERT INTO "slot_places" ("kind", "place_id", "plan", "updated_at")
SELECT 'inspection', "place_id", jsonb_build_object(
	'hours', CASE WHEN jsonb_typeof("start_hours") <> 'array' OR "start_hours" = '[]' OR "capacity" < 1 THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
		'weekdays', '[1, 2, 3, 4, 5, 6, 7]'::jsonb,
		'starts', (SELECT jsonb_agg(DISTINCT "hour"::int * 60) FROM jsonb_array_elements_text("start_hours") AS "hour"),
		'capacity', "capacity"
	)) END,
	'lengthMinutes', 60, 'leadMinutes', 120, 'days', 14
), now()
FROM "trade_in_places";
--> statement-breakpoint
-- Hours of viewings, which stood in the code.
INSERT INTO "slot_places" ("kind", "place_id", "plan", "updated_at")
SELECT 'viewing', "store_id", jsonb_build_object(
	'hours', jsonb_build_array(jsonb_build_object(
		'weekdays', '[1, 2, 3, 4, 5, 6, 7]'::jsonb,
		'starts', '[600, 660, 780, 840, 900, 960, 1020]'::jsonb,
		'capacity', "viewing_capacity"
	)),
	'lengthMinutes', 60, 'leadMinutes', 60, 'days', 7
), now()
FROM "stock_stores" WHERE "viewing_capacity" > 0;
--> statement-breakpoint
INSERT INTO "slots" ("kind", "place_id", "starts_at", "taken")
SELECT 'inspection', "place_id", "starts_at", "booked" FROM "trade_in_slots"
UNION ALL
SELECT 'viewing', "store_id", "starts_at", sum("taken")::int FROM "stock_viewing_slots" GROUP BY "store_id", "starts_at";
--> statement-breakpoint
INSERT INTO "slot_reservations" ("user_id", "kind", "thing_id", "place_id", "starts_at", "ends_at", "created_at")
SELECT "user_id", 'inspection', "request_id", "place_id", "slot_starts_at", "slot_starts_at" + interval '1 hour', "updated_at"
FROM "trade_in_requests"
WHERE "state" = 'appointed' AND "place_id" IS NOT NULL AND "slot_starts_at" IS NOT NULL;
--> statement-breakpoint
-- A car may have had several viewings of one person; only the last can be before them.
INSERT INTO "slot_reservations" ("user_id", "kind", "thing_id", "place_id", "starts_at", "ends_at", "created_at")
SELECT DISTINCT ON ("account_id", "stock_car_id")
	"account_id", 'viewing', "stock_car_id", "store_id", "starts_at", "ends_at", "created_at"
FROM "stock_viewings"
WHERE "state" = 'booked'
ORDER BY "account_id", "stock_car_id", "starts_at" DESC;
--> statement-breakpoint
CREATE INDEX "slot_reservations_slot" ON "slot_reservations" USING btree ("kind","place_id","starts_at");--> statement-breakpoint
CREATE INDEX "slot_reservations_over" ON "slot_reservations" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "slots_over" ON "slots" USING btree ("starts_at");--> statement-breakpoint
-- Last, for these lock tables that customers read.
ALTER TABLE "stock_stores" ALTER COLUMN "viewing_capacity" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_in_places" ALTER COLUMN "start_hours" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_in_places" ALTER COLUMN "capacity" DROP NOT NULL;
