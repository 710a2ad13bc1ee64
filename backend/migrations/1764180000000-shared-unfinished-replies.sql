-- Text of the replies before the last message that were unfinished when the chat was shared, by message id. They can be continued
-- later, which a link must not show.
ALTER TABLE chat_shares ADD COLUMN unfinished jsonb NOT NULL DEFAULT '{}';

-- Safe: it changes only links to chats with unfinished replies, which are few, and opening a link never waits for it.
UPDATE chat_shares s SET unfinished = u.texts FROM (
  SELECT m.chat_id, jsonb_object_agg(m.id, m.content) AS texts
  FROM messages m JOIN chat_shares shared ON shared.chat_id = m.chat_id
  WHERE m.is_shown AND NOT m.is_user AND m.status <> 'complete'
  GROUP BY m.chat_id
) u WHERE u.chat_id = s.chat_id;
