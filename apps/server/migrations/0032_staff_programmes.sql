CREATE TABLE "campaign_partner_customers" (
	"inviter_id" text NOT NULL,
	"relation_id" text NOT NULL,
	"friend_id" text NOT NULL,
	"tail" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_partner_customers_inviter_id_relation_id_pk" PRIMARY KEY("inviter_id","relation_id")
);
--> statement-breakpoint
CREATE INDEX "campaign_partner_customers_by_tail" ON "campaign_partner_customers" USING btree ("inviter_id","tail");--> statement-breakpoint
CREATE INDEX "campaign_partner_customers_of_friend" ON "campaign_partner_customers" USING btree ("friend_id");