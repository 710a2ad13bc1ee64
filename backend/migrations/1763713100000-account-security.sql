-- Whether an account's address was proven, links that are mailed, and where an account is signed in.
ALTER TABLE users ADD COLUMN email_verified_at timestamptz;

-- A mailed link's token, hashed. One of each purpose per account: a newer one takes the place of the older.
CREATE TABLE account_tokens (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('reset-password', 'verify-email', 'change-email')),
  token_hash bytea NOT NULL,
  -- The address that it was mailed to, which using it proves.
  email text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, purpose),
  CONSTRAINT account_tokens_hash UNIQUE (token_hash)
);
CREATE INDEX account_tokens_expiry ON account_tokens (expires_at);

ALTER TABLE sessions
  ADD COLUMN device text NOT NULL DEFAULT '',
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();
