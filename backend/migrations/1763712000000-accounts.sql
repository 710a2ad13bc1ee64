-- Accounts and the sessions that the server can revoke by deleting them.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  password_hash text,
  has_completed_onboarding boolean NOT NULL DEFAULT false,
  music_genre text NOT NULL DEFAULT '',
  location text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  spotify_url text NOT NULL DEFAULT '',
  instagram_url text NOT NULL DEFAULT '',
  twitter_url text NOT NULL DEFAULT '',
  profile_picture_url text NOT NULL DEFAULT '',
  song_title text NOT NULL DEFAULT '',
  song_link text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT users_email_is_trimmed CHECK (email = btrim(email))
);
CREATE UNIQUE INDEX users_email ON users (lower(email));

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);
