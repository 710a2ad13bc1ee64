-- What an artist asked to be kept in mind, and their own words, searchable across conversations.
CREATE TABLE notes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  text text NOT NULL,
  -- The message that asked for it: asked again, it is kept once. It outlives its message on purpose.
  message_id uuid,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX notes_by_user ON notes (user_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX notes_message ON notes (message_id) WHERE message_id IS NOT NULL;

ALTER TABLE messages ADD COLUMN search tsvector
  GENERATED ALWAYS AS (CASE WHEN is_user THEN to_tsvector('english', content) END) STORED;
CREATE INDEX messages_search ON messages USING gin (search) WHERE is_user;
