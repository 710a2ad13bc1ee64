-- Feeds, results and exports read an account's finished tasks, too.
CREATE INDEX release_tasks_of_user ON release_tasks (user_id, done_at);
