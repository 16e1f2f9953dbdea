ALTER TABLE "finance_application_history" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "finance_plan" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "finance_share" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "finance_wish" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "stock_reminders" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "trade_in_history" ADD COLUMN "texts" jsonb;