-- What an artist did, for their own figures: one row a deed, whatever becomes of the thing it was done to.
CREATE TABLE activity (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- message_sent, draft_made, one_sheet_made, one_sheet_downloaded, share_link_opened
  kind text NOT NULL,
  -- Tells deeds of a kind apart: the message's id, the sheet's. The same one again is the same deed.
  subject uuid NOT NULL,
  happened_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, kind, subject)
);
CREATE INDEX activity_by_time ON activity (user_id, happened_at);
INSERT INTO activity (user_id, kind, subject, happened_at)
  SELECT c.user_id, 'message_sent', m.id, m.created_at
  FROM messages m JOIN chats c ON c.id = m.chat_id WHERE m.is_user AND c.user_id IS NOT NULL;
