CREATE TABLE "layout_revisions" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "layout_revisions_kind_slug_revision_pk" PRIMARY KEY("kind","slug","revision")
);
--> statement-breakpoint
ALTER TABLE "content_white_paper" ADD COLUMN "edit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "layout_pages" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "layout_pages" ADD COLUMN "edit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "layout_pages" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "layout_pages" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "search_questions" ADD COLUMN "is_retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_questions" ADD COLUMN "edit" integer DEFAULT 0 NOT NULL;