CREATE TABLE "idempotent_answers" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"name" text PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile" text,
	"nickname" text NOT NULL,
	"avatar" text NOT NULL,
	"roles" jsonb NOT NULL,
	"organ_name" text,
	"job_id" text,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consent_records" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"is_accepted" boolean NOT NULL,
	"version" text NOT NULL,
	"platform" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"account_id" text PRIMARY KEY NOT NULL,
	"order" boolean NOT NULL,
	"activity" boolean NOT NULL,
	"community" boolean NOT NULL,
	"marketing" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_identities" (
	"platform" text NOT NULL,
	"open_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "platform_identities_platform_open_id_pk" PRIMARY KEY("platform","open_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"platform" text NOT NULL,
	"token_hash" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"phone_hash" text NOT NULL,
	"scene" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"is_used" boolean NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_codes_phone_hash_scene_pk" PRIMARY KEY("phone_hash","scene")
);
--> statement-breakpoint
CREATE TABLE "sms_days" (
	"phone_hash" text NOT NULL,
	"day" text NOT NULL,
	"sent_count" integer NOT NULL,
	"last_sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_days_phone_hash_day_pk" PRIMARY KEY("phone_hash","day")
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"day" date NOT NULL,
	"device_id" text NOT NULL,
	"event_id" text NOT NULL,
	"name" text NOT NULL,
	"platform" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"properties" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "analytics_events_day_device_id_event_id_pk" PRIMARY KEY("day","device_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "community_activity" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"place" text NOT NULL,
	"joined_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_article" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"cover" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"topic" text,
	"model_id" text,
	"place" text,
	"published_at" timestamp (3) with time zone NOT NULL,
	"is_comment_closed" boolean NOT NULL,
	"view_count" bigint DEFAULT 0 NOT NULL,
	"like_count" bigint DEFAULT 0 NOT NULL,
	"favourite_count" bigint DEFAULT 0 NOT NULL,
	"comment_count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "community_article_counts" CHECK ("community_article"."like_count" >= 0 and "community_article"."favourite_count" >= 0 and "community_article"."comment_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "community_author" (
	"author_id" text PRIMARY KEY NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text NOT NULL,
	"bio" text NOT NULL,
	"is_owner" boolean NOT NULL,
	"is_official" boolean NOT NULL,
	"is_suggested" boolean NOT NULL,
	"follower_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_card" (
	"card_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"newest_rank" bigint NOT NULL,
	"recommend_rank" bigint NOT NULL,
	"is_selected" boolean NOT NULL,
	"model_id" text,
	"author_id" text,
	"is_visible" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_comment" (
	"id" text PRIMARY KEY NOT NULL,
	"article_id" text NOT NULL,
	"parent_id" text,
	"author_id" text NOT NULL,
	"reply_to_author_id" text,
	"text" text NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"like_count" bigint DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_comment_counts" CHECK ("community_comment"."like_count" >= 0 and "community_comment"."reply_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "community_favourite" (
	"account_id" text NOT NULL,
	"article_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_favourite_account_id_article_id_pk" PRIMARY KEY("account_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "community_follow" (
	"account_id" text NOT NULL,
	"author_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_follow_account_id_author_id_pk" PRIMARY KEY("account_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "community_like" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_like_account_id_kind_target_id_pk" PRIMARY KEY("account_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "community_report" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_report_account_id_kind_target_id_pk" PRIMARY KEY("account_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "community_vote" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ballot_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remote_configs" (
	"name" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_banner" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"picture" text NOT NULL,
	"link" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_bubble" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"picture" text NOT NULL,
	"link" text NOT NULL,
	"audience" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_document" (
	"kind" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"version" text NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_tab" (
	"key" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_material" (
	"material_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"model_id" text,
	"paint" text,
	"cover" text NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size_bytes" integer,
	"duration_s" integer,
	"published_at" timestamp (3) with time zone NOT NULL,
	"download_count" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_material_download" (
	"account_id" text NOT NULL,
	"material_id" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "content_material_download_account_id_material_id_day_pk" PRIMARY KEY("account_id","material_id","day")
);
--> statement-breakpoint
CREATE TABLE "content_chapter" (
	"chapter_id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"cover" text NOT NULL,
	"minutes" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"model_id" text,
	"is_published" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_story" (
	"story_id" text PRIMARY KEY NOT NULL,
	"film" jsonb NOT NULL,
	"intro" text NOT NULL,
	"timeline" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"awards" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_downloads" (
	"day" date NOT NULL,
	"platform" text NOT NULL,
	"kind" text NOT NULL,
	"share_code" text NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "app_downloads_day_platform_kind_share_code_pk" PRIMARY KEY("day","platform","kind","share_code")
);
--> statement-breakpoint
CREATE TABLE "app_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"minimum_version" text NOT NULL,
	"is_forced" boolean NOT NULL,
	"notes" jsonb NOT NULL,
	"builds" jsonb NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_claims" (
	"account_id" text NOT NULL,
	"round_id" text NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trial_claims_account_id_round_id_pk" PRIMARY KEY("account_id","round_id")
);
--> statement-breakpoint
CREATE TABLE "trial_rounds" (
	"round_id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"built_at" timestamp (3) with time zone NOT NULL,
	"focus" jsonb NOT NULL,
	"builds" jsonb NOT NULL,
	"places_total" integer NOT NULL,
	"places_used" integer DEFAULT 0 NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_public" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trial_rounds_places" CHECK ("trial_rounds"."places_used" between 0 and "trial_rounds"."places_total")
);
--> statement-breakpoint
CREATE TABLE "trial_testers" (
	"account_id" text NOT NULL,
	"round_id" text NOT NULL,
	CONSTRAINT "trial_testers_account_id_round_id_pk" PRIMARY KEY("account_id","round_id")
);
--> statement-breakpoint
CREATE TABLE "finance_air_model" (
	"model_id" text NOT NULL,
	"version" integer NOT NULL,
	"residuals" jsonb NOT NULL,
	"mileage" jsonb NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone,
	CONSTRAINT "finance_air_model_model_id_version_pk" PRIMARY KEY("model_id","version")
);
--> statement-breakpoint
CREATE TABLE "finance_application" (
	"user_id" text NOT NULL,
	"application_no" text NOT NULL,
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"provider_no" text,
	"lender_id" text NOT NULL,
	"lender_name" text NOT NULL,
	"hotline" text NOT NULL,
	"plan" jsonb NOT NULL,
	"loan_fen" bigint NOT NULL,
	"approved_fen" bigint,
	"approved_until" timestamp (3) with time zone,
	"reason" text,
	"url" text,
	"consent_version" text NOT NULL,
	"consent_items" jsonb NOT NULL,
	"consent_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"history_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "finance_application_user_id_application_no_pk" PRIMARY KEY("user_id","application_no")
);
--> statement-breakpoint
CREATE TABLE "finance_application_history" (
	"user_id" text NOT NULL,
	"application_no" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "finance_application_history_user_id_application_no_sequence_pk" PRIMARY KEY("user_id","application_no","sequence")
);
--> statement-breakpoint
CREATE TABLE "finance_cost_rule" (
	"version" integer PRIMARY KEY NOT NULL,
	"rule" jsonb NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "finance_lender" (
	"lender_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mark" text NOT NULL,
	"kind_name" text NOT NULL,
	"licence_name" text NOT NULL,
	"licence_no" text NOT NULL,
	"intro" text NOT NULL,
	"hotline" text NOT NULL,
	"approval_from_hours" integer NOT NULL,
	"approval_to_hours" integer NOT NULL,
	"papers" jsonb NOT NULL,
	"is_online" boolean NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"stopped_reason" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finance_notice" (
	"provider" text NOT NULL,
	"notice_id" text NOT NULL,
	"application_no" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "finance_notice_provider_notice_id_pk" PRIMARY KEY("provider","notice_id")
);
--> statement-breakpoint
CREATE TABLE "finance_plan" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"asked_for" text NOT NULL,
	"input" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "finance_plan_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "finance_plan_count" (
	"account_id" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "finance_plan_count_limit" CHECK ("finance_plan_count"."used" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "finance_product" (
	"product_id" text NOT NULL,
	"version" integer NOT NULL,
	"lender_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"methods" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"model_ids" jsonb NOT NULL,
	"city_codes" jsonb,
	"min_down_percent" integer NOT NULL,
	"max_down_percent" integer NOT NULL,
	"min_loan_fen" bigint NOT NULL,
	"max_loan_fen" bigint NOT NULL,
	"mortgage_fee_fen" bigint NOT NULL,
	"promotion" text,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "finance_product_product_id_version_pk" PRIMARY KEY("product_id","version"),
	CONSTRAINT "finance_product_down" CHECK ("finance_product"."min_down_percent" between 15 and "finance_product"."max_down_percent" and "finance_product"."max_down_percent" <= 90),
	CONSTRAINT "finance_product_loan" CHECK ("finance_product"."min_loan_fen" between 0 and "finance_product"."max_loan_fen")
);
--> statement-breakpoint
CREATE TABLE "finance_share" (
	"share_code" text PRIMARY KEY NOT NULL,
	"input" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finance_text" (
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"content" jsonb NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "finance_text_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
CREATE TABLE "finance_wish" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"input" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "finance_wish_user_id_order_no_pk" PRIMARY KEY("user_id","order_no")
);
--> statement-breakpoint
CREATE TABLE "home_banners" (
	"banner_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"action" text NOT NULL,
	"picture" text NOT NULL,
	"link" text NOT NULL,
	"position" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_campaigns" (
	"campaign_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" text NOT NULL,
	"link" text NOT NULL,
	"position" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_signatures" (
	"user_id" text NOT NULL,
	"copy_no" text NOT NULL,
	"agreement_id" text NOT NULL,
	"version" text NOT NULL,
	"draft_id" text,
	"order_no" text,
	"clauses" jsonb NOT NULL,
	"basis" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "agreement_signatures_user_id_copy_no_pk" PRIMARY KEY("user_id","copy_no")
);
--> statement-breakpoint
CREATE TABLE "agreement_versions" (
	"agreement_id" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"clauses" jsonb NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreement_versions_agreement_id_version_pk" PRIMARY KEY("agreement_id","version")
);
--> statement-breakpoint
CREATE TABLE "special_options" (
	"option_code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"model_id" text,
	"position" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"difference_fen" bigint NOT NULL,
	"items" jsonb NOT NULL,
	"released" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_changes_user_id_order_no_sequence_pk" PRIMARY KEY("user_id","order_no","sequence")
);
--> statement-breakpoint
CREATE TABLE "order_benefits" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"benefit_code" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"product_codes" jsonb,
	"model_id" text,
	"exclusive_group" text,
	"ends_at" timestamp (3) with time zone,
	"priority_number" integer,
	"is_released" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "order_benefits_user_id_order_no_benefit_code_pk" PRIMARY KEY("user_id","order_no","benefit_code")
);
--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"user_id" text NOT NULL,
	"draft_id" text NOT NULL,
	"kind" text NOT NULL,
	"quote" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"subsidy" text NOT NULL,
	"city_code" text,
	"store_id" text,
	"buyer" jsonb,
	"from_order_no" text,
	"stock_car_id" text,
	"benefit_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"due_fen" bigint NOT NULL,
	"paid_earlier_fen" bigint NOT NULL,
	"order_no" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_drafts_user_id_draft_id_pk" PRIMARY KEY("user_id","draft_id")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_history_user_id_order_no_sequence_pk" PRIMARY KEY("user_id","order_no","sequence")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"draft_id" text NOT NULL,
	"model_id" text NOT NULL,
	"quote" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"subsidy" text NOT NULL,
	"total_fen" bigint NOT NULL,
	"due_fen" bigint NOT NULL,
	"paid_fen" bigint DEFAULT 0 NOT NULL,
	"buyer" jsonb NOT NULL,
	"city_code" text NOT NULL,
	"city_name" text NOT NULL,
	"store_id" text,
	"adviser_id" text,
	"conversion" jsonb,
	"stock_car_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"deposit_paid_at" timestamp (3) with time zone,
	"locks_at" timestamp (3) with time zone,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"state_before_refund" text,
	"refund_rejection" text,
	"saved_option" text,
	"chosen_option" text,
	"chosen_title" text,
	"chosen_at" timestamp (3) with time zone,
	"adjustments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rights_changed_at" timestamp (3) with time zone,
	"vehicle_changes" integer DEFAULT 0 NOT NULL,
	"year_pending" jsonb,
	"year_signed_at" timestamp (3) with time zone,
	"change_count" integer DEFAULT 0 NOT NULL,
	"history_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "orders_user_id_order_no_pk" PRIMARY KEY("user_id","order_no")
);
--> statement-breakpoint
CREATE TABLE "order_right_options" (
	"right_code" text PRIMARY KEY NOT NULL,
	"group_code" text NOT NULL,
	"model_id" text,
	"version_ids" jsonb,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"price_fen" bigint NOT NULL,
	"is_default" boolean NOT NULL,
	"stock" integer,
	"ends_at" timestamp (3) with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "order_right_options_stock" CHECK ("order_right_options"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "year_campaigns" (
	"campaign_id" text PRIMARY KEY NOT NULL,
	"model_id" text NOT NULL,
	"from_year" integer NOT NULL,
	"to_year" integer NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"news" jsonb NOT NULL,
	"compensations" jsonb NOT NULL,
	"version_map" jsonb NOT NULL,
	"successors" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "year_decisions" (
	"user_id" text NOT NULL,
	"order_no" text NOT NULL,
	"campaign_id" text NOT NULL,
	"choice" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	"granted_code" text,
	"granted_at" timestamp (3) with time zone,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "year_decisions_user_id_order_no_campaign_id_pk" PRIMARY KEY("user_id","order_no","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "payment_incidents" (
	"method" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL,
	"seen_count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_incidents_method_kind_subject_pk" PRIMARY KEY("method","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"method" text NOT NULL,
	"notice_id" text NOT NULL,
	"payment_no" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_notices_method_notice_id_pk" PRIMARY KEY("method","notice_id")
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"user_id" text NOT NULL,
	"refund_no" text NOT NULL,
	"payment_no" text NOT NULL,
	"order_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "payment_refunds_user_id_refund_no_pk" PRIMARY KEY("user_id","refund_no")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"user_id" text NOT NULL,
	"payment_no" text NOT NULL,
	"order_no" text NOT NULL,
	"method" text NOT NULL,
	"purpose" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"is_late" boolean DEFAULT false NOT NULL,
	"scene" text,
	"payer_open_id" text,
	"call" jsonb,
	"call_at" timestamp (3) with time zone,
	"provider_no" text,
	"failure_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "payments_user_id_payment_no_pk" PRIMARY KEY("user_id","payment_no")
);
--> statement-breakpoint
CREATE TABLE "points_check_in" (
	"account_id" text NOT NULL,
	"day" text NOT NULL,
	"streak_days" integer NOT NULL,
	"points_earned" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_check_in_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "points_coupon" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_coupon_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "points_balance" (
	"account_id" text PRIMARY KEY NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"growth" bigint DEFAULT 0 NOT NULL,
	"kr" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_balance_never_negative" CHECK ("points_balance"."points" >= 0 and "points_balance"."growth" >= 0 and "points_balance"."kr" >= 0)
);
--> statement-breakpoint
CREATE TABLE "points_entry" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"unit" text NOT NULL,
	"delta" integer NOT NULL,
	"balance_after" bigint NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_entry_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "privacy_copies" (
	"account_id" text NOT NULL,
	"copy_id" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"sealed_content" text,
	"bytes" integer,
	CONSTRAINT "privacy_copies_account_id_copy_id_pk" PRIMARY KEY("account_id","copy_id")
);
--> statement-breakpoint
CREATE TABLE "privacy_copy_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" text NOT NULL,
	"copy_id" text NOT NULL,
	"format" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_counts" (
	"account_id" text NOT NULL,
	"item" text NOT NULL,
	"day" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "privacy_counts_account_id_item_day_pk" PRIMARY KEY("account_id","item","day")
);
--> statement-breakpoint
CREATE TABLE "privacy_turns" (
	"account_id" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_behaviour" (
	"device_key" text NOT NULL,
	"id" text NOT NULL,
	"figures" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "risk_behaviour_device_key_id_pk" PRIMARY KEY("device_key","id")
);
--> statement-breakpoint
CREATE TABLE "risk_decisions" (
	"device_key" text NOT NULL,
	"id" text NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"call" text NOT NULL,
	"level" text NOT NULL,
	"score" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"is_enforced" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "risk_decisions_device_key_id_pk" PRIMARY KEY("device_key","id")
);
--> statement-breakpoint
CREATE TABLE "risk_devices" (
	"device_key" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"level" text NOT NULL,
	"score" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_links" (
	"account_id" text NOT NULL,
	"device_key" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "risk_links_account_id_device_key_pk" PRIMARY KEY("account_id","device_key")
);
--> statement-breakpoint
CREATE TABLE "short_link_makers" (
	"account_id" text PRIMARY KEY NOT NULL,
	"last_made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_link_visits" (
	"token" text NOT NULL,
	"day" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "short_link_visits_token_day_visitor_pk" PRIMARY KEY("token","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "short_links" (
	"token" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"route" text NOT NULL,
	"query" jsonb NOT NULL,
	"channel" text,
	"platforms" jsonb,
	"fingerprint" text NOT NULL,
	"visit_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_cars" (
	"stock_car_id" text PRIMARY KEY NOT NULL,
	"vin" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"model_id" text NOT NULL,
	"version_id" text NOT NULL,
	"product_codes" text[] NOT NULL,
	"battery_code" text,
	"paint_code" text NOT NULL,
	"wheel_code" text NOT NULL,
	"interior_code" text NOT NULL,
	"package_codes" text[] NOT NULL,
	"fingerprint" text NOT NULL,
	"cutout" text NOT NULL,
	"list_price_fen" bigint NOT NULL,
	"price_fen" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"mileage_km" integer NOT NULL,
	"produced_at" timestamp (3) with time zone NOT NULL,
	"arrived_at" timestamp (3) with time zone NOT NULL,
	"warranty_starts_at" timestamp (3) with time zone,
	"registration" text NOT NULL,
	"registration_text" text NOT NULL,
	"city_code" text NOT NULL,
	"store_id" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"ready_in_days" integer NOT NULL,
	"is_quick_pickup" boolean NOT NULL,
	"photo_groups" jsonb NOT NULL,
	"first_photo" jsonb,
	"photo_count" integer NOT NULL,
	"marks" jsonb NOT NULL,
	"sale_starts_at" timestamp (3) with time zone,
	"sale_ends_at" timestamp (3) with time zone,
	"held_by" text,
	"held_until" timestamp (3) with time zone,
	"held_order_no" text,
	"sold_to" text,
	"sold_order_no" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_cars_price_range" CHECK ("stock_cars"."price_fen" >= 0 and "stock_cars"."price_fen" <= "stock_cars"."list_price_fen"),
	CONSTRAINT "stock_cars_sold" CHECK (("stock_cars"."status" = 'sold') = ("stock_cars"."sold_order_no" is not null)),
	CONSTRAINT "stock_cars_hold" CHECK (("stock_cars"."held_by" is null) = ("stock_cars"."held_until" is null))
);
--> statement-breakpoint
CREATE TABLE "stock_confirmations" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"stock_car_id" text NOT NULL,
	"version" text NOT NULL,
	"statements" jsonb NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_confirmations_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_holders" (
	"account_id" text PRIMARY KEY NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_instructions" (
	"version" text PRIMARY KEY NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"statements" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_matching" (
	"account_id" text NOT NULL,
	"stock_car_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_matching_account_id_stock_car_id_pk" PRIMARY KEY("account_id","stock_car_id")
);
--> statement-breakpoint
CREATE TABLE "stock_places" (
	"account_id" text NOT NULL,
	"list" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "stock_places_account_id_list_pk" PRIMARY KEY("account_id","list"),
	CONSTRAINT "stock_places_limit" CHECK ("stock_places"."used" >= 0 and (("stock_places"."list" = 'matching' and "stock_places"."used" <= 10) or ("stock_places"."list" = 'reminder' and "stock_places"."used" <= 5)))
);
--> statement-breakpoint
CREATE TABLE "stock_reminder_hits" (
	"account_id" text NOT NULL,
	"reminder_id" text NOT NULL,
	"stock_car_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_reminder_hits_account_id_reminder_id_stock_car_id_pk" PRIMARY KEY("account_id","reminder_id","stock_car_id")
);
--> statement-breakpoint
CREATE TABLE "stock_reminders" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"model_id" text,
	"version_id" text,
	"paint" text,
	"city_code" text,
	"min_price_fen" bigint,
	"max_price_fen" bigint,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_reminders_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_sale_reminders" (
	"account_id" text NOT NULL,
	"stock_car_id" text NOT NULL,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_sale_reminders_account_id_stock_car_id_pk" PRIMARY KEY("account_id","stock_car_id")
);
--> statement-breakpoint
CREATE TABLE "stock_stores" (
	"store_id" text PRIMARY KEY NOT NULL,
	"is_quick_offered" boolean NOT NULL,
	"viewing_capacity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_viewing_slots" (
	"slot_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "stock_viewing_slots_taken" CHECK ("stock_viewing_slots"."taken" between 0 and "stock_viewing_slots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "stock_viewings" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"stock_car_id" text NOT NULL,
	"store_id" text NOT NULL,
	"slot_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_viewings_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "advisers" (
	"adviser_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"phone" text NOT NULL,
	"avatar" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliver_cities" (
	"city_code" text PRIMARY KEY NOT NULL,
	"city_name" text NOT NULL,
	"province_code" text NOT NULL,
	"province_name" text NOT NULL,
	"is_served" boolean NOT NULL,
	"pinyin" text DEFAULT '' NOT NULL,
	"hot_rank" integer,
	"extra_weeks" integer DEFAULT 0 NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"store_id" text PRIMARY KEY NOT NULL,
	"city_code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'space' NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"hours" text NOT NULL,
	"picture" text NOT NULL,
	"services" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_subscriptions" (
	"account_id" text NOT NULL,
	"platform" text NOT NULL,
	"template_id" text NOT NULL,
	"allowed_count" integer NOT NULL,
	"declined_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_subscriptions_account_id_platform_template_id_pk" PRIMARY KEY("account_id","platform","template_id"),
	CONSTRAINT "message_subscriptions_allowed" CHECK ("message_subscriptions"."allowed_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "scene_params" (
	"scene" text PRIMARY KEY NOT NULL,
	"query" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_in_brands" (
	"brand_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"initial" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_in_history" (
	"user_id" text NOT NULL,
	"request_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trade_in_history_user_id_request_id_sequence_pk" PRIMARY KEY("user_id","request_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "trade_in_places" (
	"place_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"city_code" text NOT NULL,
	"store_id" text,
	"start_hours" jsonb NOT NULL,
	"capacity" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_in_prices" (
	"series_id" text NOT NULL,
	"year" integer NOT NULL,
	"new_price_fen" bigint NOT NULL,
	CONSTRAINT "trade_in_prices_series_id_year_pk" PRIMARY KEY("series_id","year")
);
--> statement-breakpoint
CREATE TABLE "trade_in_requests" (
	"user_id" text NOT NULL,
	"request_id" text NOT NULL,
	"request_no" text NOT NULL,
	"state" text NOT NULL,
	"car" jsonb NOT NULL,
	"low_fen" bigint NOT NULL,
	"high_fen" bigint NOT NULL,
	"estimated_at" timestamp (3) with time zone NOT NULL,
	"place_id" text,
	"slot_starts_at" timestamp (3) with time zone,
	"contact_name" text,
	"contact_mobile" text,
	"address" text,
	"offer_fen" bigint,
	"offered_at" timestamp (3) with time zone,
	"offer_expires_at" timestamp (3) with time zone,
	"findings" jsonb,
	"inspector" text,
	"order_no" text,
	"closed_reason" text,
	"history_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trade_in_requests_user_id_request_id_pk" PRIMARY KEY("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "trade_in_rules" (
	"energy" text PRIMARY KEY NOT NULL,
	"rule" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_in_series" (
	"series_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"name" text NOT NULL,
	"energy" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_in_slots" (
	"place_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"booked" integer NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "trade_in_slots_place_id_starts_at_pk" PRIMARY KEY("place_id","starts_at"),
	CONSTRAINT "trade_in_slots_within" CHECK ("trade_in_slots"."booked" >= 0 and "trade_in_slots"."booked" <= "trade_in_slots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "uploaded_files" (
	"user_id" text NOT NULL,
	"path" text NOT NULL,
	"owner" text,
	"remove_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uploaded_files_user_id_path_pk" PRIMARY KEY("user_id","path")
);
--> statement-breakpoint
CREATE TABLE "vehicle_blind_campaign" (
	"campaign_id" text PRIMARY KEY NOT NULL,
	"model_id" text NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"launch_at" timestamp (3) with time zone NOT NULL,
	"is_paused" boolean NOT NULL,
	"pause_note" text,
	"place_limit" integer NOT NULL,
	"taken" integer NOT NULL,
	"paid_count" integer NOT NULL,
	"content" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "vehicle_blind_campaign_places" CHECK ("vehicle_blind_campaign"."taken" between 0 and "vehicle_blind_campaign"."place_limit")
);
--> statement-breakpoint
CREATE TABLE "vehicle_blind_place" (
	"account_id" text NOT NULL,
	"model_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"order_no" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"place_no" integer,
	CONSTRAINT "vehicle_blind_place_account_id_model_id_pk" PRIMARY KEY("account_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "vehicle_parameter" (
	"code" text PRIMARY KEY NOT NULL,
	"section_code" text NOT NULL,
	"name" text NOT NULL,
	"note" text,
	"footnote" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_parameter_section" (
	"section_code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_parameter_value" (
	"version_id" text NOT NULL,
	"code" text NOT NULL,
	"entries" jsonb NOT NULL,
	CONSTRAINT "vehicle_parameter_value_version_id_code_pk" PRIMARY KEY("version_id","code")
);
--> statement-breakpoint
CREATE TABLE "vehicle_contact" (
	"account_id" text PRIMARY KEY NOT NULL,
	"adviser_id" text NOT NULL,
	"share_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_share" (
	"share_id" text PRIMARY KEY NOT NULL,
	"model_id" text NOT NULL,
	"version_id" text NOT NULL,
	"product_codes" jsonb NOT NULL,
	"account_id" text,
	"shared_by" text,
	"message" text DEFAULT '' NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "vehicle_share_view" (
	"share_id" text NOT NULL,
	"viewer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vehicle_share_view_share_id_viewer_pk" PRIMARY KEY("share_id","viewer")
);
--> statement-breakpoint
CREATE TABLE "vehicle_catalogue_revision" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_benefit" (
	"id" text PRIMARY KEY NOT NULL,
	"model_id" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_discount" (
	"code" text PRIMARY KEY NOT NULL,
	"model_id" text NOT NULL,
	"version_id" text,
	"name" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "vehicle_discount_amount" CHECK ("vehicle_discount"."amount_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vehicle_model" (
	"model_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tagline" text NOT NULL,
	"stage" text NOT NULL,
	"hero" text NOT NULL,
	"cutout" text NOT NULL,
	"facts" jsonb NOT NULL,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"exterior_pattern" text NOT NULL,
	"interior_pattern" text NOT NULL,
	"rear_wheel" text NOT NULL,
	"loan_example" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_option_group" (
	"version_id" text NOT NULL,
	"group_code" text NOT NULL,
	"name" text NOT NULL,
	"choice" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "vehicle_option_group_version_id_group_code_pk" PRIMARY KEY("version_id","group_code")
);
--> statement-breakpoint
CREATE TABLE "vehicle_option_product" (
	"version_id" text NOT NULL,
	"product_code" text NOT NULL,
	"group_code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"level" integer NOT NULL,
	"parent_code" text,
	"price_fen" bigint NOT NULL,
	"is_default_selected" boolean NOT NULL,
	"is_sold_out" boolean NOT NULL,
	"cascade_product" jsonb NOT NULL,
	"depend_product" jsonb NOT NULL,
	"art" text,
	"swatch" text,
	"picture" text,
	"position" integer NOT NULL,
	CONSTRAINT "vehicle_option_product_version_id_product_code_pk" PRIMARY KEY("version_id","product_code"),
	CONSTRAINT "vehicle_option_product_price" CHECK ("vehicle_option_product"."price_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vehicle_reminder" (
	"account_id" text NOT NULL,
	"model_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vehicle_reminder_account_id_model_id_pk" PRIMARY KEY("account_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "vehicle_subsidy" (
	"model_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	CONSTRAINT "vehicle_subsidy_model_id_kind_pk" PRIMARY KEY("model_id","kind"),
	CONSTRAINT "vehicle_subsidy_amount" CHECK ("vehicle_subsidy"."amount_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vehicle_version" (
	"version_id" text PRIMARY KEY NOT NULL,
	"model_id" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"base_price_fen" bigint NOT NULL,
	"range_km" integer NOT NULL,
	"power_kw" integer NOT NULL,
	"acceleration_s" real NOT NULL,
	"highlights" jsonb NOT NULL,
	"is_sold_out" boolean NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"model_year" integer DEFAULT 2026 NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"delivery_from_weeks" integer NOT NULL,
	"delivery_to_weeks" integer NOT NULL,
	"cutout" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_wish" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"model_id" text NOT NULL,
	"version_id" text NOT NULL,
	"product_codes" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vehicle_wish_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "vehicle_wish_count" (
	"account_id" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "vehicle_wish_count_limit" CHECK ("vehicle_wish_count"."used" between 0 and 20)
);
--> statement-breakpoint
CREATE TABLE "sandbox_lender_cases" (
	"application_no" text PRIMARY KEY NOT NULL,
	"provider_no" text NOT NULL,
	"state" text NOT NULL,
	"shown" jsonb NOT NULL,
	"loan_fen" bigint NOT NULL,
	"access_key" text NOT NULL,
	"approved_fen" bigint,
	"approved_until" timestamp (3) with time zone,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_lender_notices" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"application_no" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_notices" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"payment_no" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"payment_no" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"title" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"access_key" text NOT NULL,
	"return_path" text NOT NULL,
	"provider_no" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"refunded_fen" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"payment_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"reason" text NOT NULL,
	"is_done" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_identities" ADD CONSTRAINT "platform_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_article" ADD CONSTRAINT "community_article_author_id_community_author_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."community_author"("author_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comment" ADD CONSTRAINT "community_comment_article_id_community_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."community_article"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comment" ADD CONSTRAINT "community_comment_author_id_community_author_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."community_author"("author_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_product" ADD CONSTRAINT "finance_product_lender_id_finance_lender_lender_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."finance_lender"("lender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_blind_campaign" ADD CONSTRAINT "vehicle_blind_campaign_model_id_vehicle_model_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_model"("model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_blind_place" ADD CONSTRAINT "vehicle_blind_place_campaign_id_vehicle_blind_campaign_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."vehicle_blind_campaign"("campaign_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_parameter" ADD CONSTRAINT "vehicle_parameter_section_code_vehicle_parameter_section_section_code_fk" FOREIGN KEY ("section_code") REFERENCES "public"."vehicle_parameter_section"("section_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_parameter_value" ADD CONSTRAINT "vehicle_parameter_value_version_id_vehicle_version_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."vehicle_version"("version_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_parameter_value" ADD CONSTRAINT "vehicle_parameter_value_code_vehicle_parameter_code_fk" FOREIGN KEY ("code") REFERENCES "public"."vehicle_parameter"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_benefit" ADD CONSTRAINT "vehicle_benefit_model_id_vehicle_model_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_model"("model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_discount" ADD CONSTRAINT "vehicle_discount_model_id_vehicle_model_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_model"("model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_option_group" ADD CONSTRAINT "vehicle_option_group_version_id_vehicle_version_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."vehicle_version"("version_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_option_product" ADD CONSTRAINT "vehicle_option_product_version_id_vehicle_version_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."vehicle_version"("version_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_subsidy" ADD CONSTRAINT "vehicle_subsidy_model_id_vehicle_model_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_model"("model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_version" ADD CONSTRAINT "vehicle_version_model_id_vehicle_model_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_model"("model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotent_answers_created" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_mobile" ON "accounts" USING btree ("mobile") WHERE "accounts"."mobile" is not null;--> statement-breakpoint
CREATE INDEX "consent_records_account" ON "consent_records" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "platform_identities_account" ON "platform_identities" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_one_live" ON "sessions" USING btree ("account_id","platform") WHERE "sessions"."state" = 'live';--> statement-breakpoint
CREATE INDEX "sms_codes_expires" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_days_day" ON "sms_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "analytics_events_name" ON "analytics_events" USING btree ("day","name");--> statement-breakpoint
CREATE INDEX "community_article_topic" ON "community_article" USING btree ("topic","published_at") WHERE "community_article"."state" = 'published';--> statement-breakpoint
CREATE INDEX "community_article_model" ON "community_article" USING btree ("model_id","published_at") WHERE "community_article"."state" = 'published';--> statement-breakpoint
CREATE INDEX "community_article_author" ON "community_article" USING btree ("author_id","published_at");--> statement-breakpoint
CREATE INDEX "community_author_suggested" ON "community_author" USING btree ("follower_count","author_id") WHERE "community_author"."is_suggested";--> statement-breakpoint
CREATE INDEX "community_card_recommend" ON "community_card" USING btree ("recommend_rank","card_id") WHERE "community_card"."is_visible";--> statement-breakpoint
CREATE INDEX "community_card_newest" ON "community_card" USING btree ("newest_rank","card_id") WHERE "community_card"."is_visible";--> statement-breakpoint
CREATE INDEX "community_card_selected" ON "community_card" USING btree ("newest_rank","card_id") WHERE "community_card"."is_visible" and "community_card"."is_selected";--> statement-breakpoint
CREATE INDEX "community_card_model" ON "community_card" USING btree ("model_id","newest_rank","card_id") WHERE "community_card"."is_visible";--> statement-breakpoint
CREATE INDEX "community_card_author" ON "community_card" USING btree ("author_id","newest_rank","card_id") WHERE "community_card"."is_visible";--> statement-breakpoint
CREATE INDEX "community_comment_newest" ON "community_comment" USING btree ("article_id","id") WHERE "community_comment"."parent_id" is null and not "community_comment"."is_deleted";--> statement-breakpoint
CREATE INDEX "community_comment_hottest" ON "community_comment" USING btree ("article_id","like_count","id") WHERE "community_comment"."parent_id" is null and not "community_comment"."is_deleted";--> statement-breakpoint
CREATE INDEX "community_comment_replies" ON "community_comment" USING btree ("parent_id","id") WHERE not "community_comment"."is_deleted";--> statement-breakpoint
CREATE INDEX "community_comment_author" ON "community_comment" USING btree ("author_id","id") WHERE not "community_comment"."is_deleted";--> statement-breakpoint
CREATE INDEX "community_report_queue" ON "community_report" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "content_material_newest" ON "content_material" USING btree ("kind","published_at","material_id");--> statement-breakpoint
CREATE INDEX "content_material_model" ON "content_material" USING btree ("kind","model_id","published_at","material_id");--> statement-breakpoint
CREATE INDEX "content_material_paint" ON "content_material" USING btree ("kind","paint","published_at","material_id");--> statement-breakpoint
CREATE INDEX "content_material_both" ON "content_material" USING btree ("kind","model_id","paint","published_at","material_id");--> statement-breakpoint
CREATE INDEX "content_material_download_day" ON "content_material_download" USING btree ("day");--> statement-breakpoint
CREATE INDEX "trial_claims_round" ON "trial_claims" USING btree ("round_id");--> statement-breakpoint
CREATE UNIQUE INDEX "finance_application_one" ON "finance_application" USING btree ("user_id","order_no") WHERE "finance_application"."state" in ('opened', 'submitted', 'reviewing', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "finance_application_no" ON "finance_application" USING btree ("application_no");--> statement-breakpoint
CREATE INDEX "finance_application_order" ON "finance_application" USING btree ("user_id","order_no","applied_at");--> statement-breakpoint
CREATE UNIQUE INDEX "finance_plan_once" ON "finance_plan" USING btree ("account_id","asked_for");--> statement-breakpoint
CREATE INDEX "agreement_signatures_draft" ON "agreement_signatures" USING btree ("user_id","draft_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_signatures_once" ON "agreement_signatures" USING btree ("user_id","draft_id","agreement_id","version","basis") WHERE "agreement_signatures"."voided_at" is null and "agreement_signatures"."draft_id" is not null;--> statement-breakpoint
CREATE INDEX "agreement_signatures_order" ON "agreement_signatures" USING btree ("user_id","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "special_options_position" ON "special_options" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_draft" ON "orders" USING btree ("user_id","draft_id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("user_id","created_at","order_no");--> statement-breakpoint
CREATE INDEX "year_campaigns_model" ON "year_campaigns" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_one" ON "payment_refunds" USING btree ("user_id","payment_no");--> statement-breakpoint
CREATE INDEX "payment_refunds_number" ON "payment_refunds" USING btree ("refund_no");--> statement-breakpoint
CREATE INDEX "payments_number" ON "payments" USING btree ("payment_no");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("user_id","order_no","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("user_id","order_no","method") WHERE "payments"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "payments_provider_no" ON "payments" USING btree ("method","provider_no");--> statement-breakpoint
CREATE UNIQUE INDEX "points_entry_once" ON "points_entry" USING btree ("account_id","unit","reason","ref");--> statement-breakpoint
CREATE INDEX "points_entry_day" ON "points_entry" USING btree ("account_id","reason","day");--> statement-breakpoint
CREATE INDEX "privacy_copies_end" ON "privacy_copies" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_copy_tokens_hash" ON "privacy_copy_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "privacy_copy_tokens_end" ON "privacy_copy_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "privacy_counts_day" ON "privacy_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "risk_behaviour_created" ON "risk_behaviour" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "risk_decisions_account" ON "risk_decisions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "risk_decisions_created" ON "risk_decisions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "risk_devices_last_seen" ON "risk_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "risk_links_device" ON "risk_links" USING btree ("device_key");--> statement-breakpoint
CREATE INDEX "risk_links_last_seen" ON "risk_links" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "short_links_same" ON "short_links" USING btree ("account_id","fingerprint");--> statement-breakpoint
CREATE INDEX "short_links_open" ON "short_links" USING btree ("account_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_cars_vin" ON "stock_cars" USING btree ("vin");--> statement-breakpoint
CREATE INDEX "stock_cars_model" ON "stock_cars" USING btree ("model_id","version_id") WHERE "stock_cars"."status" = 'onSale';--> statement-breakpoint
CREATE INDEX "stock_cars_city" ON "stock_cars" USING btree ("city_code","model_id","held_until") WHERE "stock_cars"."status" = 'onSale' and "stock_cars"."sale_starts_at" is null;--> statement-breakpoint
CREATE INDEX "stock_cars_store" ON "stock_cars" USING btree ("store_id","stock_car_id") WHERE "stock_cars"."status" = 'onSale';--> statement-breakpoint
CREATE INDEX "stock_cars_days" ON "stock_cars" USING btree ("store_id","ready_in_days","stock_car_id") WHERE "stock_cars"."status" = 'onSale';--> statement-breakpoint
CREATE INDEX "stock_cars_equal" ON "stock_cars" USING btree ("store_id","fingerprint","stock_car_id") WHERE "stock_cars"."status" = 'onSale';--> statement-breakpoint
CREATE INDEX "stock_cars_price" ON "stock_cars" USING btree ("price_fen","stock_car_id") WHERE "stock_cars"."status" = 'onSale' and "stock_cars"."sale_starts_at" is null;--> statement-breakpoint
CREATE INDEX "stock_cars_sale" ON "stock_cars" USING btree ("sale_ends_at","sale_starts_at","stock_car_id") WHERE "stock_cars"."sale_starts_at" is not null;--> statement-breakpoint
CREATE INDEX "stock_cars_sale_store" ON "stock_cars" USING btree ("store_id","stock_car_id") WHERE "stock_cars"."sale_starts_at" is not null;--> statement-breakpoint
CREATE INDEX "stock_cars_sale_price" ON "stock_cars" USING btree ("price_fen","stock_car_id") WHERE "stock_cars"."sale_starts_at" is not null;--> statement-breakpoint
CREATE INDEX "stock_cars_holder" ON "stock_cars" USING btree ("held_by") WHERE "stock_cars"."held_by" is not null;--> statement-breakpoint
CREATE INDEX "stock_cars_buyer" ON "stock_cars" USING btree ("sold_to") WHERE "stock_cars"."sold_to" is not null;--> statement-breakpoint
CREATE INDEX "stock_confirmations_car" ON "stock_confirmations" USING btree ("account_id","stock_car_id","confirmed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_reminders_once" ON "stock_reminders" USING btree ("account_id","fingerprint");--> statement-breakpoint
CREATE INDEX "stock_reminders_model" ON "stock_reminders" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "stock_sale_reminders_car" ON "stock_sale_reminders" USING btree ("stock_car_id");--> statement-breakpoint
CREATE INDEX "stock_viewing_slots_store" ON "stock_viewing_slots" USING btree ("store_id","starts_at");--> statement-breakpoint
CREATE INDEX "stock_viewings_mine" ON "stock_viewings" USING btree ("account_id","starts_at");--> statement-breakpoint
CREATE INDEX "stock_viewings_car" ON "stock_viewings" USING btree ("stock_car_id");--> statement-breakpoint
CREATE INDEX "advisers_store" ON "advisers" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "deliver_cities_province" ON "deliver_cities" USING btree ("province_code");--> statement-breakpoint
CREATE INDEX "stores_city" ON "stores" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "trade_in_places_city" ON "trade_in_places" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "trade_in_requests_newest" ON "trade_in_requests" USING btree ("user_id","created_at","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_in_requests_one_per_order" ON "trade_in_requests" USING btree ("user_id","order_no");--> statement-breakpoint
CREATE INDEX "trade_in_series_brand" ON "trade_in_series" USING btree ("brand_id","position");--> statement-breakpoint
CREATE INDEX "uploaded_files_owner" ON "uploaded_files" USING btree ("user_id","owner");--> statement-breakpoint
CREATE INDEX "uploaded_files_remove" ON "uploaded_files" USING btree ("remove_at");--> statement-breakpoint
CREATE INDEX "vehicle_blind_campaign_model" ON "vehicle_blind_campaign" USING btree ("model_id","position");--> statement-breakpoint
CREATE INDEX "vehicle_parameter_value_code" ON "vehicle_parameter_value" USING btree ("code");--> statement-breakpoint
CREATE INDEX "vehicle_share_newest" ON "vehicle_share" USING btree ("account_id","created_at","share_id");--> statement-breakpoint
CREATE INDEX "vehicle_reminder_model" ON "vehicle_reminder" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_wish_once" ON "vehicle_wish" USING btree ("account_id","fingerprint");--> statement-breakpoint
CREATE INDEX "sandbox_lender_notices_case" ON "sandbox_lender_notices" USING btree ("application_no");--> statement-breakpoint
CREATE INDEX "sandbox_notices_payment" ON "sandbox_notices" USING btree ("payment_no");