CREATE TABLE "campaign_quiz_players" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"points" integer NOT NULL,
	"hits" integer NOT NULL,
	"settled" integer NOT NULL,
	"streak" integer NOT NULL,
	"best" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_quiz_players_account_id_campaign_id_pk" PRIMARY KEY("account_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_quiz_predictions" (
	"account_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"match" text NOT NULL,
	"id" text NOT NULL,
	"choice" text NOT NULL,
	"home_goals" integer,
	"away_goals" integer,
	"first_goal" text,
	"day" text NOT NULL,
	"result" text,
	"points" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_quiz_predictions_account_id_campaign_id_match_pk" PRIMARY KEY("account_id","campaign_id","match"),
	CONSTRAINT "campaign_quiz_predictions_goals" CHECK (("campaign_quiz_predictions"."home_goals" is null) = ("campaign_quiz_predictions"."away_goals" is null))
);
--> statement-breakpoint
CREATE TABLE "campaign_quiz_results" (
	"campaign_id" text NOT NULL,
	"match" text NOT NULL,
	"is_void" boolean NOT NULL,
	"winner" text,
	"home_goals" integer,
	"away_goals" integer,
	"first_goal" text,
	"scores_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_quiz_results_campaign_id_match_pk" PRIMARY KEY("campaign_id","match")
);
--> statement-breakpoint
ALTER TABLE "campaign_quiz_players" ADD CONSTRAINT "campaign_quiz_players_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_quiz_predictions" ADD CONSTRAINT "campaign_quiz_predictions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_quiz_results" ADD CONSTRAINT "campaign_quiz_results_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_quiz_players_by_rank" ON "campaign_quiz_players" USING btree ("campaign_id","points" DESC NULLS FIRST,"sent_at","account_id");--> statement-breakpoint
CREATE INDEX "campaign_quiz_predictions_of_person" ON "campaign_quiz_predictions" USING btree ("account_id","campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_quiz_predictions_by_choice" ON "campaign_quiz_predictions" USING btree ("campaign_id","match","choice");--> statement-breakpoint
CREATE INDEX "campaign_quiz_predictions_unsettled" ON "campaign_quiz_predictions" USING btree ("campaign_id","match","account_id") WHERE "campaign_quiz_predictions"."result" is null;--> statement-breakpoint
CREATE INDEX "campaign_quiz_predictions_by_time" ON "campaign_quiz_predictions" USING btree ("campaign_id","created_at");