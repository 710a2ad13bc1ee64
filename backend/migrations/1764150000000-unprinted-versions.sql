-- Runs outside a transaction.
-- The worker looks for versions without a file every minute, and read all versions of all artists for it.
DROP INDEX CONCURRENTLY IF EXISTS one_sheet_versions_unprinted;
CREATE INDEX CONCURRENTLY one_sheet_versions_unprinted ON one_sheet_versions (created_at) WHERE media_id IS NULL;
