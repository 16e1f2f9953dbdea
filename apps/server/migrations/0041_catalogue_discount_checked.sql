-- outside of a transaction
ALTER TABLE "catalogue_changes" VALIDATE CONSTRAINT "catalogue_changes_discount";
