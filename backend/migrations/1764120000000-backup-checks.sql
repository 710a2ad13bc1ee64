-- Each night the worker restores the newest backup into a scratch database. What came of it.
CREATE TABLE backup_checks (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  checked_at timestamptz NOT NULL DEFAULT now(),
  -- The backup's name; null if there is none.
  set_name text,
  -- A sentence for the operator; null if all is well.
  problem text
);
CREATE INDEX backup_checks_time ON backup_checks (checked_at);
