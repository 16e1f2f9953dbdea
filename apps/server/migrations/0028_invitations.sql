CREATE TABLE "campaign_posters" (
	"id" text PRIMARY KEY NOT NULL,
	"theme" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" text NOT NULL,
	"ground" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_shares" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"poster_id" text,
	"channel" text NOT NULL,
	"greeting" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_shares_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_inviters" (
	"account_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_inviters_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "campaign_milestones" (
	"inviter_id" text NOT NULL,
	"id" text NOT NULL,
	"relation_id" text NOT NULL,
	"friend_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"milestone" text NOT NULL,
	"ref" text NOT NULL,
	"model_id" text,
	"is_over_limit" boolean DEFAULT false NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"used_points" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_milestones_inviter_id_id_pk" PRIMARY KEY("inviter_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_refusals" (
	"friend_id" text NOT NULL,
	"id" text NOT NULL,
	"inviter_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"reason" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_refusals_friend_id_id_pk" PRIMARY KEY("friend_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_relations" (
	"inviter_id" text NOT NULL,
	"id" text NOT NULL,
	"friend_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"channel" text NOT NULL,
	"share_id" text,
	"until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"milestone" text NOT NULL,
	"is_lapsed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_relations_inviter_id_id_pk" PRIMARY KEY("inviter_id","id")
);
--> statement-breakpoint
ALTER TABLE "campaign_shares" ADD CONSTRAINT "campaign_shares_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_refusals" ADD CONSTRAINT "campaign_refusals_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_relations" ADD CONSTRAINT "campaign_relations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_shares_newest" ON "campaign_shares" USING btree ("account_id","campaign_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_milestones_once" ON "campaign_milestones" USING btree ("relation_id","milestone") WHERE "campaign_milestones"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "campaign_milestones_of_friend" ON "campaign_milestones" USING btree ("friend_id","ref");--> statement-breakpoint
CREATE INDEX "campaign_milestones_counted" ON "campaign_milestones" USING btree ("inviter_id","campaign_id","milestone","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_refusals_once" ON "campaign_refusals" USING btree ("friend_id","inviter_id","campaign_id","reason");--> statement-breakpoint
CREATE INDEX "campaign_refusals_of_inviter" ON "campaign_refusals" USING btree ("inviter_id","updated_at");--> statement-breakpoint
CREATE INDEX "campaign_refusals_newest" ON "campaign_refusals" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_relations_one_inviter" ON "campaign_relations" USING btree ("friend_id") WHERE "campaign_relations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "campaign_relations_newest" ON "campaign_relations" USING btree ("inviter_id","campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_relations_by_milestone" ON "campaign_relations" USING btree ("inviter_id","campaign_id","milestone","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_relations_of_friend" ON "campaign_relations" USING btree ("friend_id","created_at");