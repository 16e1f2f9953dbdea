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
ALTER TABLE "orders" ADD COLUMN "inspection_confirmed_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "inspection_questions_of_order" ON "inspection_questions" USING btree ("user_id","order_no","asked_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "inspections_of_order" ON "inspections" USING btree ("order_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "transports_order_no" ON "transports" USING btree ("order_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "transports_vin_no" ON "transports" USING btree ("vin");
--> statement-breakpoint
CREATE UNIQUE INDEX "transports_waybill" ON "transports" USING btree ("waybill_no");
--> statement-breakpoint
CREATE INDEX "transports_of_week" ON "transports" USING btree ("expected_to_at","store_id");