-- Runs outside a transaction.
-- Each fact looks up the release it is about by its title. For an artist with many releases, reading all of them for every fact took most
-- of the time of reading the facts, before every reply.
DROP INDEX CONCURRENTLY IF EXISTS releases_by_title;
CREATE INDEX CONCURRENTLY releases_by_title ON releases (user_id, lower(title), created_at DESC);
