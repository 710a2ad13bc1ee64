-- Runs outside a transaction.
-- Feeds, results and exports read an account's finished tasks, too. An index that an earlier attempt left unfinished is built again.
DROP INDEX CONCURRENTLY IF EXISTS release_tasks_of_user;
CREATE INDEX CONCURRENTLY release_tasks_of_user ON release_tasks (user_id, done_at);
