CREATE TABLE "drive_event_places" (
	"drive_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"phone_hash" text NOT NULL,
	"event_code" text NOT NULL,
	"session_id" text NOT NULL,
	"state" text NOT NULL,
	"seats" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_event_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"event_code" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "drive_event_sessions_seats" CHECK ("drive_event_sessions"."taken" between 0 and "drive_event_sessions"."capacity")
);
--> statement-breakpoint
CREATE TABLE "drive_events" (
	"code" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_figures" (
	"drive_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"model_id" text NOT NULL,
	"route" jsonb NOT NULL,
	"distance_tenths" integer NOT NULL,
	"acceleration_tenths" integer NOT NULL,
	"energy_tenths" integer NOT NULL,
	"assist_tenths" integer NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_gift_claims" (
	"drive_id" text PRIMARY KEY NOT NULL,
	"drive_no" text NOT NULL,
	"user_id" text NOT NULL,
	"phone_hash" text NOT NULL,
	"channel_code" text NOT NULL,
	"gift_id" text NOT NULL,
	"state" text NOT NULL,
	"reserved_until" timestamp (3) with time zone NOT NULL,
	"address" jsonb,
	"address_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_gifts" (
	"gift_id" text PRIMARY KEY NOT NULL,
	"channel_code" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"points" integer,
	"template" text,
	"total" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "drive_gifts_stock" CHECK ("drive_gifts"."taken" between 0 and "drive_gifts"."total")
);
--> statement-breakpoint
CREATE TABLE "drive_invitations" (
	"code" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"consultant_id" text NOT NULL,
	"model_id" text NOT NULL,
	"surname" text NOT NULL,
	"text" text NOT NULL,
	"gift" text NOT NULL,
	"slots" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"drive_no" text,
	"user_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_package_offers" (
	"code" text PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"items" jsonb NOT NULL,
	"places" integer NOT NULL,
	"days" integer NOT NULL,
	"reserve_days" integer NOT NULL,
	"pause_days" integer NOT NULL,
	"sharer_points" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_package_places" (
	"account_id" text NOT NULL,
	"package_code" text NOT NULL,
	"state" text NOT NULL,
	"drive_no" text,
	"reserved_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drive_package_places_account_id_package_code_pk" PRIMARY KEY("account_id","package_code")
);
--> statement-breakpoint
CREATE TABLE "drive_packages" (
	"account_id" text NOT NULL,
	"package_code" text NOT NULL,
	"offer_code" text NOT NULL,
	"drive_no" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drive_packages_account_id_package_code_pk" PRIMARY KEY("account_id","package_code")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "drive_event_places_phone" ON "drive_event_places" USING btree ("phone_hash","event_code") WHERE "drive_event_places"."state" <> 'left';--> statement-breakpoint
CREATE INDEX "drive_event_places_waiting" ON "drive_event_places" USING btree ("session_id","created_at","drive_id") WHERE "drive_event_places"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "drive_event_places_of" ON "drive_event_places" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "drive_event_sessions_of" ON "drive_event_sessions" USING btree ("event_code","starts_at");--> statement-breakpoint
CREATE INDEX "drive_figures_newest" ON "drive_figures" USING btree ("model_id","finished_at");--> statement-breakpoint
CREATE INDEX "drive_figures_of" ON "drive_figures" USING btree ("user_id","finished_at");--> statement-breakpoint
CREATE UNIQUE INDEX "drive_gift_claims_phone" ON "drive_gift_claims" USING btree ("phone_hash","channel_code") WHERE "drive_gift_claims"."state" <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "drive_gift_claims_household" ON "drive_gift_claims" USING btree ("address_hash","channel_code") WHERE "drive_gift_claims"."address_hash" is not null;--> statement-breakpoint
CREATE INDEX "drive_gift_claims_of" ON "drive_gift_claims" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "drive_gifts_of" ON "drive_gifts" USING btree ("channel_code","position");--> statement-breakpoint
CREATE INDEX "drive_invitations_newest" ON "drive_invitations" USING btree ("created_at","code");--> statement-breakpoint
CREATE INDEX "drive_invitations_newest_in" ON "drive_invitations" USING btree ("store_id","created_at","code");--> statement-breakpoint
CREATE INDEX "drive_invitations_of" ON "drive_invitations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "drive_package_places_of" ON "drive_package_places" USING btree ("package_code","created_at");--> statement-breakpoint
CREATE INDEX "drive_package_places_drive" ON "drive_package_places" USING btree ("drive_no");--> statement-breakpoint
CREATE UNIQUE INDEX "drive_packages_code" ON "drive_packages" USING btree ("package_code");--> statement-breakpoint
CREATE UNIQUE INDEX "drive_packages_drive" ON "drive_packages" USING btree ("drive_no");--> statement-breakpoint
CREATE INDEX "drive_packages_newest" ON "drive_packages" USING btree ("account_id","created_at");