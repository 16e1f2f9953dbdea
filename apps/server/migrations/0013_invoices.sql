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
CREATE UNIQUE INDEX "invoice_papers_number" ON "invoice_papers" USING btree ("invoice_no");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_papers_attempt" ON "invoice_papers" USING btree ("user_id","order_no","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_of_order" ON "invoices" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("created_at","order_no");--> statement-breakpoint
CREATE INDEX "invoices_of_state" ON "invoices" USING btree ("state","created_at","order_no");