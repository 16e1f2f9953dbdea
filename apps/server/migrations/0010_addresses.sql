CREATE TABLE "address_books" (
	"account_id" text PRIMARY KEY NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"account_id" text NOT NULL,
	"address_id" text NOT NULL,
	"receiver" text NOT NULL,
	"mobile" text NOT NULL,
	"province_name" text NOT NULL,
	"city_code" text NOT NULL,
	"city_name" text NOT NULL,
	"district_code" text,
	"district_name" text NOT NULL,
	"street" text NOT NULL,
	"label" text,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "addresses_account_id_address_id_pk" PRIMARY KEY("account_id","address_id")
);
--> statement-breakpoint
CREATE INDEX "addresses_newest" ON "addresses" USING btree ("account_id","created_at","address_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("account_id") WHERE "addresses"."is_default";