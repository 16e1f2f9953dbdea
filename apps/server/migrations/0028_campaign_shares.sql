CREATE TABLE "campaign_shares" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_shares_account_id_campaign_id_day_pk" PRIMARY KEY("account_id","campaign_id","day")
);
--> statement-breakpoint
ALTER TABLE "campaign_shares" ADD CONSTRAINT "campaign_shares_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;