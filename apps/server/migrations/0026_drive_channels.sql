CREATE TABLE "test_drive_numbers" (
	"channel_code" text NOT NULL,
	"number_hash" text NOT NULL,
	CONSTRAINT "test_drive_numbers_channel_code_number_hash_pk" PRIMARY KEY("channel_code","number_hash")
);
--> statement-breakpoint
CREATE TABLE "test_drive_stocks" (
	"channel_code" text NOT NULL,
	"thing" text NOT NULL,
	"total" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "test_drive_stocks_channel_code_thing_pk" PRIMARY KEY("channel_code","thing")
);
--> statement-breakpoint
ALTER TABLE "test_drive_cars" ADD COLUMN "district_code" text;--> statement-breakpoint
ALTER TABLE "test_drive_cars" ADD COLUMN "is_home" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test_drives" ADD COLUMN "gift" text;