UPDATE "points_source" SET "shown_in" = 'tasks', "title" = '好友打开您分享的文章' WHERE "code" = 'articleShared';--> statement-breakpoint
UPDATE "points_source" SET "shown_in" = 'rules' WHERE "code" IN ('testDrive', 'configurationCopied');--> statement-breakpoint
DELETE FROM "points_source" WHERE "code" = 'referral';
