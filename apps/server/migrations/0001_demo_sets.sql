CREATE TABLE "demo_sets" (
	"name" text PRIMARY KEY NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- A shop of release 1 has its two sets, which one mark stood for.
INSERT INTO "demo_sets" ("name", "added_at")
SELECT "sets"."name", "marks"."made_at" FROM "marks", (VALUES ('account/people'), ('demo/shop')) AS "sets" ("name")
WHERE "marks"."name" = 'demo';
