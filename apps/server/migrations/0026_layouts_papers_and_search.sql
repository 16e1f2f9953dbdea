CREATE TABLE "content_white_paper" (
	"paper_id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"edition" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"cover" text NOT NULL,
	"summary" text NOT NULL,
	"chapters" jsonb NOT NULL,
	"is_published" boolean NOT NULL,
	"view_count" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "layout_blocks" (
	"block_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"settings" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "layout_campaigns" (
	"campaign_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" text NOT NULL,
	"link" text NOT NULL,
	"platforms" jsonb,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "layout_pages" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" text NOT NULL,
	"film" jsonb,
	"is_published" boolean NOT NULL,
	CONSTRAINT "layout_pages_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
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
CREATE INDEX "content_white_paper_newest" ON "content_white_paper" USING btree ("subject","published_at") WHERE "content_white_paper"."is_published";
--> statement-breakpoint
CREATE INDEX "layout_blocks_page" ON "layout_blocks" USING btree ("kind","slug","position");
--> statement-breakpoint
CREATE INDEX "layout_campaigns_end" ON "layout_campaigns" USING btree ("ends_at","campaign_id");
--> statement-breakpoint
CREATE INDEX "search_entries_grams" ON "search_entries" USING gin ("grams") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "search_entries_title" ON "search_entries" USING gin ("title_grams") WITH (fastupdate=false);