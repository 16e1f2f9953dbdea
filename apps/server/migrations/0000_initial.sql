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
	"mobile" text NOT NULL,
	"scene" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"is_used" boolean NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_codes_mobile_scene_pk" PRIMARY KEY("mobile","scene")
);
--> statement-breakpoint
CREATE TABLE "sms_days" (
	"mobile" text NOT NULL,
	"day" text NOT NULL,
	"sent_count" integer NOT NULL,
	"last_sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_days_mobile_day_pk" PRIMARY KEY("mobile","day")
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
	"history_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "orders_user_id_order_no_pk" PRIMARY KEY("user_id","order_no")
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
	"call" jsonb,
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
	"extra_weeks" integer DEFAULT 0 NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"store_id" text PRIMARY KEY NOT NULL,
	"city_code" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"hours" text NOT NULL,
	"picture" text NOT NULL,
	"services" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scene_params" (
	"scene" text PRIMARY KEY NOT NULL,
	"query" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "vehicle_stock" (
	"city_code" text NOT NULL,
	"model_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "vehicle_stock_city_code_model_id_pk" PRIMARY KEY("city_code","model_id"),
	CONSTRAINT "vehicle_stock_quantity" CHECK ("vehicle_stock"."quantity" >= 0)
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
ALTER TABLE "vehicle_benefit" ADD CONSTRAINT "vehicle_benefit_model_id_vehicle_model_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_model"("model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_discount" ADD CONSTRAINT "vehicle_discount_model_id_vehicle_model_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_model"("model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_option_group" ADD CONSTRAINT "vehicle_option_group_version_id_vehicle_version_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."vehicle_version"("version_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_option_product" ADD CONSTRAINT "vehicle_option_product_version_id_vehicle_version_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."vehicle_version"("version_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_stock" ADD CONSTRAINT "vehicle_stock_model_id_vehicle_model_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_model"("model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_subsidy" ADD CONSTRAINT "vehicle_subsidy_model_id_vehicle_model_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_model"("model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_version" ADD CONSTRAINT "vehicle_version_model_id_vehicle_model_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_model"("model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotent_answers_created" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_mobile" ON "accounts" USING btree ("mobile") WHERE "accounts"."mobile" is not null;--> statement-breakpoint
CREATE INDEX "consent_records_account" ON "consent_records" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "platform_identities_account" ON "platform_identities" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_one_live" ON "sessions" USING btree ("account_id","platform") WHERE "sessions"."state" = 'live';--> statement-breakpoint
CREATE INDEX "community_article_topic" ON "community_article" USING btree ("topic","published_at") WHERE "community_article"."state" = 'published';--> statement-breakpoint
CREATE INDEX "community_article_model" ON "community_article" USING btree ("model_id","published_at") WHERE "community_article"."state" = 'published';--> statement-breakpoint
CREATE INDEX "community_author_suggested" ON "community_author" USING btree ("follower_count","author_id") WHERE "community_author"."is_suggested";--> statement-breakpoint
CREATE INDEX "community_card_recommend" ON "community_card" USING btree ("recommend_rank","card_id") WHERE "community_card"."is_visible";--> statement-breakpoint
CREATE INDEX "community_card_newest" ON "community_card" USING btree ("newest_rank","card_id") WHERE "community_card"."is_visible";--> statement-breakpoint
CREATE INDEX "community_card_selected" ON "community_card" USING btree ("newest_rank","card_id") WHERE "community_card"."is_visible" and "community_card"."is_selected";--> statement-breakpoint
CREATE INDEX "community_card_model" ON "community_card" USING btree ("model_id","newest_rank","card_id") WHERE "community_card"."is_visible";--> statement-breakpoint
CREATE INDEX "community_card_author" ON "community_card" USING btree ("author_id","newest_rank","card_id") WHERE "community_card"."is_visible";--> statement-breakpoint
CREATE INDEX "community_comment_newest" ON "community_comment" USING btree ("article_id","id") WHERE "community_comment"."parent_id" is null and not "community_comment"."is_deleted";--> statement-breakpoint
CREATE INDEX "community_comment_hottest" ON "community_comment" USING btree ("article_id","like_count","id") WHERE "community_comment"."parent_id" is null and not "community_comment"."is_deleted";--> statement-breakpoint
CREATE INDEX "community_comment_replies" ON "community_comment" USING btree ("parent_id","id") WHERE not "community_comment"."is_deleted";--> statement-breakpoint
CREATE INDEX "community_report_queue" ON "community_report" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "agreement_signatures_draft" ON "agreement_signatures" USING btree ("user_id","draft_id");--> statement-breakpoint
CREATE INDEX "agreement_signatures_order" ON "agreement_signatures" USING btree ("user_id","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "special_options_position" ON "special_options" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_draft" ON "orders" USING btree ("user_id","draft_id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("user_id","created_at","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_one" ON "payment_refunds" USING btree ("user_id","payment_no");--> statement-breakpoint
CREATE INDEX "payment_refunds_number" ON "payment_refunds" USING btree ("refund_no");--> statement-breakpoint
CREATE INDEX "payments_number" ON "payments" USING btree ("payment_no");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("user_id","order_no","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("user_id","order_no","method") WHERE "payments"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "payments_provider_no" ON "payments" USING btree ("method","provider_no");--> statement-breakpoint
CREATE UNIQUE INDEX "points_entry_once" ON "points_entry" USING btree ("account_id","unit","reason","ref");--> statement-breakpoint
CREATE INDEX "points_entry_day" ON "points_entry" USING btree ("account_id","reason","day");--> statement-breakpoint
CREATE INDEX "advisers_store" ON "advisers" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "deliver_cities_province" ON "deliver_cities" USING btree ("province_code");--> statement-breakpoint
CREATE INDEX "stores_city" ON "stores" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "vehicle_share_newest" ON "vehicle_share" USING btree ("account_id","created_at","share_id");--> statement-breakpoint
CREATE INDEX "vehicle_reminder_model" ON "vehicle_reminder" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_wish_once" ON "vehicle_wish" USING btree ("account_id","fingerprint");--> statement-breakpoint
CREATE INDEX "sandbox_notices_payment" ON "sandbox_notices" USING btree ("payment_no");