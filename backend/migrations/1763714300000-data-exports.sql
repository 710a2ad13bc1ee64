-- Copies of an account's data. One an account: asking again takes the place of the one before. The file is in storage.
CREATE TABLE data_exports (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'ready', 'failed')),
  requested_at timestamptz NOT NULL DEFAULT now(),
  size_bytes bigint,
  expires_at timestamptz,
  CONSTRAINT data_exports_id UNIQUE (id),
  CONSTRAINT data_exports_ready CHECK (state <> 'ready' OR num_nonnulls(size_bytes, expires_at) = 2)
);
CREATE INDEX data_exports_expiry ON data_exports (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX data_exports_waiting ON data_exports (requested_at) WHERE state = 'waiting';
