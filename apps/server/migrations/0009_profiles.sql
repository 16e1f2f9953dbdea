CREATE TABLE "account_cancellations" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"receipt_hash" text
);
--> statement-breakpoint
CREATE TABLE "nicknames" (
	"name_key" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"is_pending" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"account_id" text PRIMARY KEY NOT NULL,
	"member_no" text NOT NULL,
	"sex" text,
	"birthday" text,
	"birthday_changed_at" timestamp (3) with time zone,
	"city_code" text,
	"introduction" text NOT NULL,
	"nickname_changed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "account_cancellations_waiting" ON "account_cancellations" USING btree ("account_id") WHERE "account_cancellations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "account_cancellations_account" ON "account_cancellations" USING btree ("account_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_cancellations_receipt" ON "account_cancellations" USING btree ("receipt_hash") WHERE "account_cancellations"."receipt_hash" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "nicknames_account" ON "nicknames" USING btree ("account_id","is_pending");--> statement-breakpoint
CREATE INDEX "profile_reviews_account" ON "profile_reviews" USING btree ("account_id","field");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_reviews_pending" ON "profile_reviews" USING btree ("account_id","field") WHERE "profile_reviews"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "profile_reviews_queue" ON "profile_reviews" USING btree ("created_at") WHERE "profile_reviews"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_member_no" ON "profiles" USING btree ("member_no");