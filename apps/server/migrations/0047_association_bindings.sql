CREATE TABLE "association_bindings" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"association_id" text NOT NULL,
	"state" text NOT NULL,
	"number_hash" text NOT NULL,
	"masked_number" text NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"unbound_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "association_bindings_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "associations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rights" jsonb NOT NULL,
	"contract_until" timestamp (3) with time zone NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "association_bindings" ADD CONSTRAINT "association_bindings_association_id_associations_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."associations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "association_bindings_id" ON "association_bindings" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "association_bindings_of_person" ON "association_bindings" USING btree ("account_id") WHERE "association_bindings"."state" in ('inReview', 'bound');--> statement-breakpoint
CREATE UNIQUE INDEX "association_bindings_of_number" ON "association_bindings" USING btree ("association_id","number_hash") WHERE "association_bindings"."state" in ('inReview', 'bound');--> statement-breakpoint
CREATE INDEX "association_bindings_by_state" ON "association_bindings" USING btree ("state","created_at","id");