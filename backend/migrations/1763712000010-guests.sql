-- Visitors who try the product without an account. The cookie that proves one is known here by its hash alone.
CREATE TABLE guests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cookie_hash bytea NOT NULL,
  -- Messages sent on trial. It changes in the statement that stores or takes back the message, never on its own.
  message_count integer NOT NULL DEFAULT 0 CHECK (message_count >= 0),
  -- The account that the chats went to: one, once.
  carried_to uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX guests_cookie ON guests (cookie_hash);
CREATE INDEX guests_age ON guests (last_seen_at);
CREATE INDEX guests_carried_to ON guests (carried_to) WHERE carried_to IS NOT NULL;

-- A chat belongs to an account or to a guest. `owner` names either, so that whoever reads chats need not ask which.
ALTER TABLE chats ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE chats ADD COLUMN guest_id integer REFERENCES guests (id) ON DELETE CASCADE;
ALTER TABLE chats ADD CONSTRAINT chats_one_owner CHECK (num_nonnulls(user_id, guest_id) = 1);
ALTER TABLE chats ADD COLUMN owner text NOT NULL
  GENERATED ALWAYS AS (coalesce(user_id::text, 'guest:' || guest_id::text)) STORED;
CREATE INDEX chats_guest ON chats (guest_id) WHERE guest_id IS NOT NULL;

DROP INDEX chats_by_activity;
CREATE INDEX chats_by_activity ON chats (owner, last_activity_at DESC, id DESC);
CREATE INDEX chats_user ON chats (user_id) WHERE user_id IS NOT NULL;
-- At most one empty chat an owner, however many ask at once.
DROP INDEX chats_one_empty;
CREATE UNIQUE INDEX chats_one_empty ON chats (owner) WHERE is_empty;
