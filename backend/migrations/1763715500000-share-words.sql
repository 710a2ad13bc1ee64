-- A shared conversation keeps the words of its last message, as it keeps its title: a reply that was stopped or failed can be
-- written again in its place. No other can: it is always the last one.
ALTER TABLE chat_shares ADD COLUMN leaf_content text;
UPDATE chat_shares s SET leaf_content = m.content FROM messages m WHERE m.id = s.leaf_id;
ALTER TABLE chat_shares ALTER COLUMN leaf_content SET NOT NULL;
