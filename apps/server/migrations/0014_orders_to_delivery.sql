CREATE TABLE "inspection_questions" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"question_id" text NOT NULL,
	"item_key" text NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "inspection_questions_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "inspections" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"open_questions" integer DEFAULT 0 NOT NULL,
	"inspector_name" text DEFAULT '' NOT NULL,
	"inspected_at" timestamp (3) with time zone,
	"vin" text DEFAULT '' NOT NULL,
	"mileage_km" integer DEFAULT 0 NOT NULL,
	"battery_percent" integer DEFAULT 0 NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inspections_user_id_order_no_pk" PRIMARY KEY("user_id","order_no")
);
--> statement-breakpoint
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
CREATE TABLE "invoice_papers" (
	"user_id" text NOT NULL,
	"invoice_no" text NOT NULL,
	"order_no" text NOT NULL,
	"attempt" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"net_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"vin" text NOT NULL,
	"title" text NOT NULL,
	"sealed_content" text NOT NULL,
	"is_by_hand" boolean NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"red_no" text,
	"red_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "invoice_papers_user_id_invoice_no_pk" PRIMARY KEY("user_id","invoice_no")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"store_id" text,
	"model_name" text NOT NULL,
	"version_name" text NOT NULL,
	"buyer_kind" text NOT NULL,
	"buyer_name" text NOT NULL,
	"masked_number" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"vin" text,
	"sealed_form" text NOT NULL,
	"wrong_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"texts" jsonb,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"mail_day" text DEFAULT '' NOT NULL,
	"mail_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_user_id_order_no_pk" PRIMARY KEY("user_id","order_no")
);
--> statement-breakpoint
CREATE TABLE "transports" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"store_id" text,
	"vin" text,
	"carrier" text,
	"waybill_no" text,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"planned_week_at" timestamp (3) with time zone NOT NULL,
	"expected_from_at" timestamp (3) with time zone NOT NULL,
	"expected_to_at" timestamp (3) with time zone NOT NULL,
	"delay_reason" text,
	"delayed_at" timestamp (3) with time zone,
	"off_line_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"arrived_at" timestamp (3) with time zone,
	"stops" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transports_user_id_order_no_pk" PRIMARY KEY("user_id","order_no")
);
--> statement-breakpoint
CREATE TABLE "message_broadcasts" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"account_id" text,
	"filter" jsonb,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"state" text NOT NULL,
	"audience" integer NOT NULL,
	"done_up_to" text DEFAULT '' NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_final_parts" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"part" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"returned_fen" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"payment_no" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "order_final_parts_user_id_order_no_part_pk" PRIMARY KEY("user_id","order_no","part")
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
CREATE TABLE "points_staff_change" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"staff_id" text NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_staff_change_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "points_staff_day" (
	"staff_id" text NOT NULL,
	"day" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "points_staff_day_staff_id_day_pk" PRIMARY KEY("staff_id","day")
);
--> statement-breakpoint
CREATE TABLE "refund_history" (
	"user_id" text NOT NULL,
	"refund_no" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"texts" jsonb,
	"who" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refund_history_user_id_refund_no_sequence_pk" PRIMARY KEY("user_id","refund_no","sequence")
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"user_id" text NOT NULL,
	"refund_no" text NOT NULL,
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"parts" jsonb NOT NULL,
	"order" jsonb NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"explanation" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"account" jsonb,
	"rejection" text,
	"failure" text,
	"first_approved_by" text,
	"first_approved_at" timestamp (3) with time zone,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"history_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refund_requests_user_id_refund_no_pk" PRIMARY KEY("user_id","refund_no"),
	CONSTRAINT "refund_requests_two_people" CHECK ("refund_requests"."decided_by" is null or "refund_requests"."decided_by" <> "refund_requests"."first_approved_by" or "refund_requests"."state" = 'rejected'),
	CONSTRAINT "refund_requests_amount" CHECK ("refund_requests"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "reward_claims" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"reward_id" text NOT NULL,
	"address" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reward_claims_user_id_order_no_reward_id_pk" PRIMARY KEY("user_id","order_no","reward_id")
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"reward_id" text PRIMARY KEY NOT NULL,
	"milestone" text NOT NULL,
	"week" integer,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"points" integer,
	"template" text,
	"picture" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_self_play" (
	"id" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_factors" (
	"account_id" text PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"account_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "staff_recovery_codes_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "finance_application" ADD COLUMN "paid_out_fen" bigint;
--> statement-breakpoint
ALTER TABLE "finance_application" ADD COLUMN "paid_out_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "inspection_confirmed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "insurance_chosen_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "payment_incidents" ADD COLUMN "looked_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "payment_incidents" ADD COLUMN "looked_by" text;
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "channel" text DEFAULT 'original' NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "failed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "reference" text;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "part" integer;
--> statement-breakpoint
ALTER TABLE "points_source" ADD COLUMN "shown_in" text DEFAULT 'tasks' NOT NULL;
--> statement-breakpoint
ALTER TABLE "trade_in_requests" ADD COLUMN "booked_fen" bigint;
--> statement-breakpoint
CREATE INDEX "inspection_questions_of_order" ON "inspection_questions" USING btree ("user_id","order_no","asked_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "inspections_of_order" ON "inspections" USING btree ("order_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "insurances_order" ON "insurances" USING btree ("order_no");
--> statement-breakpoint
CREATE INDEX "insurances_to_check" ON "insurances" USING btree ("state","own_sent_at","order_no");
--> statement-breakpoint
CREATE INDEX "insurances_to_check_in" ON "insurances" USING btree ("store_id","state","own_sent_at","order_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_papers_number" ON "invoice_papers" USING btree ("invoice_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_papers_attempt" ON "invoice_papers" USING btree ("user_id","order_no","attempt");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_of_order" ON "invoices" USING btree ("order_no");
--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("created_at","order_no");
--> statement-breakpoint
CREATE INDEX "invoices_of_state" ON "invoices" USING btree ("state","created_at","order_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "transports_order_no" ON "transports" USING btree ("order_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "transports_vin_no" ON "transports" USING btree ("vin");
--> statement-breakpoint
CREATE UNIQUE INDEX "transports_waybill" ON "transports" USING btree ("waybill_no");
--> statement-breakpoint
CREATE INDEX "transports_of_week" ON "transports" USING btree ("expected_to_at","store_id");
--> statement-breakpoint
CREATE INDEX "message_broadcasts_newest" ON "message_broadcasts" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "message_broadcasts_of_person" ON "message_broadcasts" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "message_broadcasts_of_staff" ON "message_broadcasts" USING btree ("staff_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_final_parts_one_open" ON "order_final_parts" USING btree ("user_id","order_no") WHERE "order_final_parts"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "order_final_parts_newest" ON "order_final_parts" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "pickups_order" ON "pickups" USING btree ("order_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "pickups_code_no" ON "pickups" USING btree ("store_id","code") WHERE "pickups"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "pickups_moved" ON "pickups" USING btree ("state","updated_at","order_no");
--> statement-breakpoint
CREATE INDEX "pickups_moved_in" ON "pickups" USING btree ("store_id","state","updated_at","order_no");
--> statement-breakpoint
CREATE INDEX "points_staff_change_of_staff" ON "points_staff_change" USING btree ("staff_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_taken_no" ON "refund_requests" USING btree ("refund_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_open" ON "refund_requests" USING btree ("user_id","order_no") WHERE "refund_requests"."state" in ('inReview', 'approved', 'sending', 'failed', 'received');
--> statement-breakpoint
CREATE INDEX "refund_requests_of_order" ON "refund_requests" USING btree ("user_id","order_no","created_at");
--> statement-breakpoint
CREATE INDEX "refund_requests_order_no" ON "refund_requests" USING btree ("order_no");
--> statement-breakpoint
CREATE INDEX "refund_requests_newest" ON "refund_requests" USING btree ("created_at","refund_no");
--> statement-breakpoint
CREATE INDEX "refund_requests_by_state" ON "refund_requests" USING btree ("state","created_at","refund_no");