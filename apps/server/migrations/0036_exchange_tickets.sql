CREATE TABLE "campaign_ticket_uses" (
	"account_id" text NOT NULL,
	"award_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_ticket_uses_account_id_award_id_ticket_id_pk" PRIMARY KEY("account_id","award_id","ticket_id"),
	CONSTRAINT "campaign_ticket_uses_some" CHECK ("campaign_ticket_uses"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_tickets" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"relation_id" text,
	"milestone" text,
	"amount" integer NOT NULL,
	"left_count" integer NOT NULL,
	"taken_back" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_tickets_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "campaign_tickets_add_up" CHECK ("campaign_tickets"."left_count" >= 0 and "campaign_tickets"."taken_back" >= 0 and "campaign_tickets"."left_count" + "campaign_tickets"."taken_back" <= "campaign_tickets"."amount")
);
--> statement-breakpoint
ALTER TABLE "campaign_tickets" ADD CONSTRAINT "campaign_tickets_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_tickets_newest" ON "campaign_tickets" USING btree ("account_id","campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_tickets_usable" ON "campaign_tickets" USING btree ("account_id","campaign_id","expires_at","id") WHERE "campaign_tickets"."left_count" > 0;