CREATE TABLE "campaign_awards" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"prize_id" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"claim_until" timestamp (3) with time zone,
	"code" text,
	"coupon_id" text,
	"parcel_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_awards_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "campaign_awards_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "campaign_chance_entries" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"id" text NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_chance_entries_account_id_campaign_id_id_pk" PRIMARY KEY("account_id","campaign_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_chances" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "campaign_chances_account_id_campaign_id_pk" PRIMARY KEY("account_id","campaign_id"),
	CONSTRAINT "campaign_chances_not_negative" CHECK ("campaign_chances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_draws" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"n" integer NOT NULL,
	"day" text NOT NULL,
	"roll" integer NOT NULL,
	"rolled_prize_id" text NOT NULL,
	"prize_id" text NOT NULL,
	"award_id" text NOT NULL,
	"paid_with" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_draws_account_id_campaign_id_n_pk" PRIMARY KEY("account_id","campaign_id","n")
);
--> statement-breakpoint
CREATE TABLE "campaign_parcels" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"address" jsonb NOT NULL,
	"postage" integer DEFAULT 0 NOT NULL,
	"carrier" text,
	"parcel_no" text,
	"sent_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_parcels_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_prizes" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"picture" text NOT NULL,
	"amount" integer,
	"template" text,
	"weight" integer NOT NULL,
	"stock" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"per_person" integer,
	"claim_days" integer,
	"is_consolation" boolean DEFAULT false NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "campaign_prizes_stock" CHECK ("campaign_prizes"."taken" >= 0 and ("campaign_prizes"."stock" is null or "campaign_prizes"."taken" <= "campaign_prizes"."stock"))
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"engine" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"switch" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"audience" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"artwork" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"seed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaigns_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "campaign_awards" ADD CONSTRAINT "campaign_awards_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_awards" ADD CONSTRAINT "campaign_awards_prize_id_campaign_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."campaign_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_chances" ADD CONSTRAINT "campaign_chances_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_draws" ADD CONSTRAINT "campaign_draws_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_parcels" ADD CONSTRAINT "campaign_parcels_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_prizes" ADD CONSTRAINT "campaign_prizes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_awards_once" ON "campaign_awards" USING btree ("account_id","campaign_id","prize_id","reason");--> statement-breakpoint
CREATE INDEX "campaign_awards_of_person" ON "campaign_awards" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_awards_newest" ON "campaign_awards" USING btree ("campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_awards_to_lapse" ON "campaign_awards" USING btree ("claim_until") WHERE "campaign_awards"."state" in ('waiting', 'ready');--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_chance_entries_once" ON "campaign_chance_entries" USING btree ("account_id","campaign_id","reason","ref");--> statement-breakpoint
CREATE INDEX "campaign_draws_newest" ON "campaign_draws" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_parcels_unsent" ON "campaign_parcels" USING btree ("created_at","id") WHERE "campaign_parcels"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "campaign_parcels_newest" ON "campaign_parcels" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_prizes_of_campaign" ON "campaign_prizes" USING btree ("campaign_id","position");