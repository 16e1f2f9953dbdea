ALTER TABLE "reconciliation_days" ADD COLUMN "fee_per_million" integer;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "bill_paid_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "bill_refunded_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "bill_fee_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "agreed_fee_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "flow_paid_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "flow_refunded_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "flow_fee_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "flow_other_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_lines" ADD COLUMN "settled_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_lines" ADD COLUMN "fee_fen" bigint;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "fee_fen" bigint;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "settled_fen" bigint;