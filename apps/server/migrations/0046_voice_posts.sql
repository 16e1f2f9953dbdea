CREATE TABLE "campaign_voice_follows" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"day" text NOT NULL,
	"wrong" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_voice_follows_account_id_campaign_id_pk" PRIMARY KEY("account_id","campaign_id"),
	CONSTRAINT "campaign_voice_follows_wrong" CHECK ("campaign_voice_follows"."wrong" >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_voice_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"week" text NOT NULL,
	"link" text,
	"link_key" text,
	"picture" text,
	"name" text NOT NULL,
	"resends" integer NOT NULL,
	"reason" text NOT NULL,
	"read_count" integer,
	"stamp_of" text,
	"best_title" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_voice_posts_stamp_accepted" CHECK ("campaign_voice_posts"."stamp_of" is null or "campaign_voice_posts"."state" = 'accepted'),
	CONSTRAINT "campaign_voice_posts_best_accepted" CHECK ("campaign_voice_posts"."best_title" is null or ("campaign_voice_posts"."state" = 'accepted' and "campaign_voice_posts"."link" is not null)),
	CONSTRAINT "campaign_voice_posts_content" CHECK ("campaign_voice_posts"."link" is not null or "campaign_voice_posts"."picture" is not null)
);
--> statement-breakpoint
ALTER TABLE "campaign_voice_follows" ADD CONSTRAINT "campaign_voice_follows_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_voice_posts" ADD CONSTRAINT "campaign_voice_posts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_voice_follows_by_time" ON "campaign_voice_follows" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_voice_posts_of_link" ON "campaign_voice_posts" USING btree ("link_key") WHERE "campaign_voice_posts"."link_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_voice_posts_stamp" ON "campaign_voice_posts" USING btree ("account_id","campaign_id","channel") WHERE "campaign_voice_posts"."stamp_of" is not null;--> statement-breakpoint
CREATE INDEX "campaign_voice_posts_of_person" ON "campaign_voice_posts" USING btree ("account_id","campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_voice_posts_by_time" ON "campaign_voice_posts" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_voice_posts_by_state" ON "campaign_voice_posts" USING btree ("state","sent_at","id");--> statement-breakpoint
CREATE INDEX "campaign_voice_posts_best" ON "campaign_voice_posts" USING btree ("campaign_id","decided_at") WHERE "campaign_voice_posts"."best_title" is not null;