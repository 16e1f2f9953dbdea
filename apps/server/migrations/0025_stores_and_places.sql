CREATE TABLE "coordinate_visits" (
	"user_id" text NOT NULL,
	"coordinate_id" text NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	"photo" text,
	"benefit_code" text,
	CONSTRAINT "coordinate_visits_user_id_coordinate_id_pk" PRIMARY KEY("user_id","coordinate_id")
);
--> statement-breakpoint
CREATE TABLE "coordinate_wishes" (
	"user_id" text NOT NULL,
	"coordinate_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coordinate_wishes_user_id_coordinate_id_pk" PRIMARY KEY("user_id","coordinate_id")
);
--> statement-breakpoint
CREATE TABLE "coordinates" (
	"coordinate_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"city_name" text NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"story" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"season" text NOT NULL,
	"open_from_month" integer DEFAULT 1 NOT NULL,
	"open_until_month" integer DEFAULT 12 NOT NULL,
	"road" text NOT NULL,
	"parking" text NOT NULL,
	"benefit" text DEFAULT '' NOT NULL,
	"benefit_terms" text DEFAULT '' NOT NULL,
	"visitor_count" integer DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "restaurant_dishes" (
	"dish_id" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"section" text NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"price_fen" bigint NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"picture" text,
	"is_sold_out" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"restaurant_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"story" text NOT NULL,
	"phone" text NOT NULL,
	"hours" text NOT NULL,
	"rest_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"per_head_fen" bigint NOT NULL,
	"seats" integer NOT NULL,
	"pictures" jsonb NOT NULL,
	"takes_bookings" boolean DEFAULT true NOT NULL,
	"coupon_templates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "table_bookings" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"persons" integer NOT NULL,
	"phone" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_favourites" (
	"user_id" text NOT NULL,
	"store_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_favourites_user_id_store_id_pk" PRIMARY KEY("user_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "store_pictures" (
	"picture_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"picture_group" text NOT NULL,
	"place" integer NOT NULL,
	"picture" text NOT NULL,
	"height" integer NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"film" text,
	"film_seconds" integer
);
--> statement-breakpoint
CREATE TABLE "store_profiles" (
	"store_id" text PRIMARY KEY NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"parking" text DEFAULT '' NOT NULL,
	"on_show" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"to_drive" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"chargers" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "moved_to" text;
--> statement-breakpoint
CREATE INDEX "coordinates_around" ON "coordinates" USING gist (point("longitude", "latitude"));
--> statement-breakpoint
CREATE INDEX "restaurant_dishes_of" ON "restaurant_dishes" USING btree ("restaurant_id","place");
--> statement-breakpoint
CREATE INDEX "restaurants_store" ON "restaurants" USING btree ("store_id");
--> statement-breakpoint
CREATE INDEX "table_bookings_of" ON "table_bookings" USING btree ("user_id","restaurant_id","starts_at");
--> statement-breakpoint
CREATE INDEX "store_pictures_of" ON "store_pictures" USING btree ("store_id","picture_group","place","picture_id");