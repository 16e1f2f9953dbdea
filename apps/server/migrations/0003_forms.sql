CREATE TABLE "form_entries" (
	"user_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"form_id" text NOT NULL,
	"version" integer NOT NULL,
	"once" text NOT NULL,
	"answers" jsonb NOT NULL,
	"masked" jsonb NOT NULL,
	"sealed" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_entries_user_id_entry_id_pk" PRIMARY KEY("user_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "form_versions" (
	"form_id" text NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_versions_form_id_version_pk" PRIMARY KEY("form_id","version")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "form_entries_once" ON "form_entries" USING btree ("user_id","form_id","once");--> statement-breakpoint
CREATE INDEX "form_entries_newest" ON "form_entries" USING btree ("user_id","created_at");