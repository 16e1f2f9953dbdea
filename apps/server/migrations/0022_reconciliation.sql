CREATE TABLE "reconciliation_days" (
	"id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"day" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"checked_at" timestamp (3) with time zone,
	"their_paid_count" integer DEFAULT 0 NOT NULL,
	"their_paid_fen" bigint DEFAULT 0 NOT NULL,
	"their_refunded_count" integer DEFAULT 0 NOT NULL,
	"their_refunded_fen" bigint DEFAULT 0 NOT NULL,
	"our_paid_count" integer DEFAULT 0 NOT NULL,
	"our_paid_fen" bigint DEFAULT 0 NOT NULL,
	"our_refunded_count" integer DEFAULT 0 NOT NULL,
	"our_refunded_fen" bigint DEFAULT 0 NOT NULL,
	"timing_fen" bigint DEFAULT 0 NOT NULL,
	"pending_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliation_differences" (
	"id" text PRIMARY KEY NOT NULL,
	"day_id" text NOT NULL,
	"method" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"number" text NOT NULL,
	"order_no" text,
	"provider_no" text,
	"our_fen" bigint,
	"their_fen" bigint,
	"effect_fen" bigint NOT NULL,
	"our_state" text,
	"their_state" text,
	"our_at" timestamp (3) with time zone,
	"their_at" timestamp (3) with time zone,
	"is_repairable" boolean NOT NULL,
	"state" text NOT NULL,
	"settled_by" text,
	"history_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliation_history" (
	"difference_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"who" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reconciliation_history_difference_id_sequence_pk" PRIMARY KEY("difference_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "reconciliation_lines" (
	"day_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"method" text NOT NULL,
	"day" timestamp (3) with time zone NOT NULL,
	"about" text NOT NULL,
	"number" text NOT NULL,
	"provider_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "reconciliation_lines_day_id_sequence_pk" PRIMARY KEY("day_id","sequence")
);
--> statement-breakpoint
CREATE INDEX "reconciliation_days_of_method" ON "reconciliation_days" USING btree ("method","start_at");--> statement-breakpoint
CREATE INDEX "reconciliation_days_newest" ON "reconciliation_days" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "reconciliation_days_due" ON "reconciliation_days" USING btree ("next_at") WHERE "reconciliation_days"."next_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_differences_one" ON "reconciliation_differences" USING btree ("day_id","kind","about","number");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_newest" ON "reconciliation_differences" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_state" ON "reconciliation_differences" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_day" ON "reconciliation_differences" USING btree ("day_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reconciliation_lines_number" ON "reconciliation_lines" USING btree ("method","number");