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
ALTER TABLE "finance_application" ADD COLUMN "paid_out_fen" bigint;
--> statement-breakpoint
ALTER TABLE "finance_application" ADD COLUMN "paid_out_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "payment_incidents" ADD COLUMN "looked_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "payment_incidents" ADD COLUMN "looked_by" text;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "part" integer;
--> statement-breakpoint
ALTER TABLE "trade_in_requests" ADD COLUMN "booked_fen" bigint;
--> statement-breakpoint
CREATE UNIQUE INDEX "order_final_parts_one_open" ON "order_final_parts" USING btree ("user_id","order_no") WHERE "order_final_parts"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "order_final_parts_newest" ON "order_final_parts" USING btree ("user_id","created_at");