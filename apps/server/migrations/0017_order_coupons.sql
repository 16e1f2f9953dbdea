ALTER TABLE "order_drafts" ADD COLUMN "coupon_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "coupons_chosen_at" timestamp (3) with time zone;