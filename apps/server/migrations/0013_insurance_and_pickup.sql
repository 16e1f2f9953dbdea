CREATE TABLE "insurances" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"model_id" text NOT NULL,
	"store_id" text,
	"state" text NOT NULL,
	"request_no" text,
	"request" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"unanswered_at" timestamp (3) with time zone,
	"quote" jsonb,
	"texts" jsonb,
	"authorised_version" text,
	"authorised_at" timestamp (3) with time zone,
	"policy_no" text,
	"issued_at" timestamp (3) with time zone,
	"own_policy" jsonb,
	"own_sent_at" timestamp (3) with time zone,
	"rejection" text,
	"checked_by" text,
	"checked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "insurances_user_id_order_no_pk" PRIMARY KEY("user_id","order_no")
);
--> statement-breakpoint
CREATE TABLE "pickups" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"model_id" text NOT NULL,
	"store_id" text NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"slot_starts_at" timestamp (3) with time zone,
	"slot_ends_at" timestamp (3) with time zone,
	"scanned_at" timestamp (3) with time zone,
	"scanned_by" text,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pickups_user_id_order_no_pk" PRIMARY KEY("user_id","order_no")
);
--> statement-breakpoint
CREATE TABLE "demo_self_play" (
	"id" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "insurance_chosen_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "insurances_order" ON "insurances" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "insurances_to_check" ON "insurances" USING btree ("state","own_sent_at","order_no");--> statement-breakpoint
CREATE INDEX "insurances_to_check_in" ON "insurances" USING btree ("store_id","state","own_sent_at","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "pickups_order" ON "pickups" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "pickups_code_no" ON "pickups" USING btree ("store_id","code") WHERE "pickups"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "pickups_moved" ON "pickups" USING btree ("state","updated_at","order_no");--> statement-breakpoint
CREATE INDEX "pickups_moved_in" ON "pickups" USING btree ("store_id","state","updated_at","order_no");