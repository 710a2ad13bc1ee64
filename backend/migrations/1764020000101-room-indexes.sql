-- Runs outside a transaction.
-- An index that an earlier attempt left unfinished is built again.
DROP INDEX CONCURRENTLY IF EXISTS chats_release;
CREATE INDEX CONCURRENTLY chats_release ON chats (release_id) WHERE release_id IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS facts_release;
CREATE INDEX CONCURRENTLY facts_release ON facts (release_id) WHERE release_id IS NOT NULL;
-- Facts name releases by title.
DROP INDEX CONCURRENTLY IF EXISTS releases_by_title;
CREATE INDEX CONCURRENTLY releases_by_title ON releases (user_id, lower(title), created_at DESC);
