ALTER TABLE "catalogue_changes" ADD COLUMN "discount_text" text;--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vehicle_discount" ADD COLUMN "product_code" text;--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD CONSTRAINT "catalogue_changes_discount" CHECK ("catalogue_changes"."kind" not like '%Discount' or ("catalogue_changes"."discount_text" is not null and "catalogue_changes"."ends_at" is not null and ("catalogue_changes"."approved_by" is not null or "catalogue_changes"."state" not in ('scheduled', 'applied', 'lapsed')))) NOT VALID;
