-- When an account turned two-step verification on; null: it is off. It is part of the account's row so that a session, which
-- locks that row when it starts, can't slip past a concurrent change.
ALTER TABLE users ADD COLUMN two_factor_at timestamptz;

-- An authenticator app's secret, sealed with a key that is not in the database. Until two_factor_at is set it is a setup
-- under way.
CREATE TABLE two_factor (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The 30-second step of the last code that was accepted: no code of it or before it works again.
  last_used_step bigint
);

-- One-time codes for an account that lost its authenticator app, hashed.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);
