CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" text,
	"link" text,
	"title_grams" text[] NOT NULL,
	"grams" text[] NOT NULL,
	"digest" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_entries_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "search_questions" (
	"question_id" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_entries_grams" ON "search_entries" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entries_title" ON "search_entries" USING gin ("title_grams") WITH (fastupdate=false);