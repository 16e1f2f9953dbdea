CREATE TABLE "campaign_staff_drives" (
	"employee_id" text NOT NULL,
	"drive_id" text NOT NULL,
	"job_id" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_staff_drives_employee_id_drive_id_pk" PRIMARY KEY("employee_id","drive_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_leads" (
	"employee_id" text NOT NULL,
	"id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"phone_hash" text NOT NULL,
	"tail" text NOT NULL,
	"relation" text NOT NULL,
	"model_id" text NOT NULL,
	"city_code" text NOT NULL,
	"step" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"protected_until" timestamp (3) with time zone NOT NULL,
	"extended_at" timestamp (3) with time zone,
	"lines" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_leads_employee_id_id_pk" PRIMARY KEY("employee_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_disputes" (
	"inviter_id" text NOT NULL,
	"relation_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_disputes_inviter_id_relation_id_pk" PRIMARY KEY("inviter_id","relation_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_relations" ADD COLUMN "may_call" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_leads" ADD CONSTRAINT "campaign_leads_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_disputes" ADD CONSTRAINT "campaign_disputes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_staff_drives_newest" ON "campaign_staff_drives" USING btree ("employee_id","created_at","drive_id");--> statement-breakpoint
CREATE INDEX "campaign_staff_drives_of_drive" ON "campaign_staff_drives" USING btree ("drive_id");--> statement-breakpoint
CREATE INDEX "campaign_leads_newest" ON "campaign_leads" USING btree ("employee_id","campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_leads_of_phone" ON "campaign_leads" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE INDEX "campaign_disputes_newest" ON "campaign_disputes" USING btree ("created_at","relation_id");