-- WebAuthn credentials that open an account by themselves.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The authenticator's id for it, in base64url.
  credential_id text NOT NULL,
  -- COSE.
  public_key bytea NOT NULL,
  -- The signature counter; stays 0 for authenticators that have none.
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  -- Whether the authenticator backs it up, for instance to the artist's other devices.
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  CONSTRAINT passkeys_credential UNIQUE (credential_id)
);
CREATE INDEX passkeys_user ON passkeys (user_id);
