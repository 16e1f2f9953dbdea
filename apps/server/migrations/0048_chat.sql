CREATE TABLE "chat_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"keywords" jsonb NOT NULL,
	"answer" text NOT NULL,
	"position" integer NOT NULL,
	"is_shown" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_conversations" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"agent_id" text,
	"queued_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"agent_read_at" timestamp (3) with time zone,
	"customer_read_at" timestamp (3) with time zone,
	"unread" integer NOT NULL,
	"agent_unread" integer NOT NULL,
	"last_text" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"stars" integer,
	"rating_note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_conversations_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_duties" (
	"account_id" text PRIMARY KEY NOT NULL,
	"is_on_duty" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"client_key" text NOT NULL,
	"writer" text NOT NULL,
	"agent_id" text,
	"text" text NOT NULL,
	"texts" jsonb,
	"picture" text,
	"card" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_id" ON "chat_conversations" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_of_person" ON "chat_conversations" USING btree ("account_id") WHERE "chat_conversations"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "chat_conversations_queue" ON "chat_conversations" USING btree ("queued_at","id") WHERE "chat_conversations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "chat_conversations_by_state" ON "chat_conversations" USING btree ("state","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chat_conversations_of_agent" ON "chat_conversations" USING btree ("agent_id") WHERE "chat_conversations"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("account_id","client_key");--> statement-breakpoint
CREATE INDEX "chat_messages_by_age" ON "chat_messages" USING btree ("created_at");