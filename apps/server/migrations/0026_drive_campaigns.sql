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
CREATE INDEX "drive_figures_newest" ON "drive_figures" USING btree ("model_id","finished_at");--> statement-breakpoint
CREATE INDEX "drive_figures_of" ON "drive_figures" USING btree ("user_id","finished_at");