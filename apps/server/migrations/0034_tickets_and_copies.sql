CREATE TABLE "campaign_fellow_cards" (
	"account_id" text PRIMARY KEY NOT NULL,
	"adviser_id" text NOT NULL,
	"store_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "showcase_cars" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"model_id" text NOT NULL,
	"version_id" text NOT NULL,
	"product_codes" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"total_fen" bigint NOT NULL,
	"words" text NOT NULL,
	"city_name" text NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"copy_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "showcase_cars_counts" CHECK ("showcase_cars"."like_count" >= 0 and "showcase_cars"."copy_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "showcase_copies" (
	"account_id" text NOT NULL,
	"car_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"order_no" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "showcase_copies_account_id_car_id_pk" PRIMARY KEY("account_id","car_id")
);
--> statement-breakpoint
CREATE TABLE "showcase_likes" (
	"account_id" text NOT NULL,
	"car_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "showcase_likes_account_id_car_id_pk" PRIMARY KEY("account_id","car_id")
);
--> statement-breakpoint
DROP INDEX "campaign_awards_to_lapse";
--> statement-breakpoint
ALTER TABLE "campaign_awards" ADD COLUMN "pickup_place" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "showcase_cars_once" ON "showcase_cars" USING btree ("account_id","fingerprint");
--> statement-breakpoint
CREATE INDEX "showcase_cars_newest" ON "showcase_cars" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "showcase_cars_hottest" ON "showcase_cars" USING btree ("like_count","id");
--> statement-breakpoint
CREATE INDEX "showcase_cars_newest_of_model" ON "showcase_cars" USING btree ("model_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "showcase_cars_hottest_of_model" ON "showcase_cars" USING btree ("model_id","like_count","id");
--> statement-breakpoint
CREATE INDEX "showcase_cars_own" ON "showcase_cars" USING btree ("account_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "showcase_copies_of_person" ON "showcase_copies" USING btree ("account_id","fingerprint","created_at");
--> statement-breakpoint
CREATE INDEX "showcase_copies_of_car" ON "showcase_copies" USING btree ("car_id");
--> statement-breakpoint
CREATE INDEX "showcase_likes_of_car" ON "showcase_likes" USING btree ("car_id");--> statement-breakpoint
INSERT INTO "points_source" ("code", "title", "amount", "daily_limit", "position", "shown_in") VALUES
('configurationCopied', '配置被照单下单', 200, 5, 46, 'nowhere')
ON CONFLICT ("code") DO NOTHING;
