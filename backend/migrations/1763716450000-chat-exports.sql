-- Files that chats are exported to, while they are made and until they are fetched. A row says what may lie in storage, so
-- that whatever is left behind can be found and removed. `parts` is set once the file is complete.
CREATE TABLE chat_exports (
  id text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  parts integer CHECK (parts > 0),
  touched_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX chat_exports_touched ON chat_exports (touched_at);
CREATE INDEX chat_exports_user ON chat_exports (user_id);
