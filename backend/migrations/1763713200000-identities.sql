-- Accounts at sign-in providers, each of which opens one account here. An account may have several.
CREATE TABLE identities (
  provider text NOT NULL CHECK (provider IN ('google', 'facebook')),
  -- What the provider calls the account: it never changes and is never given to somebody else.
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, subject)
);
CREATE INDEX identities_user ON identities (user_id);
