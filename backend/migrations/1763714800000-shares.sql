-- A conversation that whoever has the link may read, as it was when it was shared: what is said later, and other versions,
-- are not shown. To revoke it is to delete the row.
CREATE TABLE chat_shares (
  chat_id uuid PRIMARY KEY REFERENCES chats (id) ON DELETE CASCADE,
  token text NOT NULL,
  -- The last message that is shown.
  leaf_id uuid NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  shared_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX chat_shares_token ON chat_shares (token);
CREATE INDEX chat_shares_leaf ON chat_shares (leaf_id);
