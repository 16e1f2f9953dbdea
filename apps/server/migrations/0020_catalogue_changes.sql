CREATE TABLE "catalogue_changes" (
	"change_no" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"model_id" text NOT NULL,
	"product_code" text,
	"stock_car_id" text,
	"subject" text NOT NULL,
	"items" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"reverts_no" text,
	"proposed_by" text NOT NULL,
	"reason" text NOT NULL,
	"approved_by" text,
	"approved_at" timestamp (3) with time zone,
	"approval_reason" text,
	"ended_by" text,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"applied_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "catalogue_changes_two_people" CHECK ("catalogue_changes"."approved_by" is null or "catalogue_changes"."approved_by" <> "catalogue_changes"."proposed_by"),
	CONSTRAINT "catalogue_changes_approved" CHECK ("catalogue_changes"."approved_by" is not null or "catalogue_changes"."kind" not like '%Price' or "catalogue_changes"."state" not in ('scheduled', 'applied', 'lapsed'))
);
--> statement-breakpoint
CREATE INDEX "catalogue_changes_newest" ON "catalogue_changes" USING btree ("created_at","change_no");
--> statement-breakpoint
CREATE INDEX "catalogue_changes_of_state" ON "catalogue_changes" USING btree ("state","created_at","change_no");
--> statement-breakpoint
CREATE INDEX "catalogue_changes_of_model" ON "catalogue_changes" USING btree ("model_id","created_at","change_no");
--> statement-breakpoint
CREATE INDEX "catalogue_changes_of_car" ON "catalogue_changes" USING btree ("stock_car_id","created_at","change_no");
--> statement-breakpoint
CREATE INDEX "catalogue_changes_of_staff" ON "catalogue_changes" USING btree ("proposed_by","created_at");