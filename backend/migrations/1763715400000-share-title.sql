-- A shared conversation keeps the title that it was shared under, as it keeps its messages.
ALTER TABLE chat_shares ADD COLUMN title text;
UPDATE chat_shares s SET title = c.title FROM chats c WHERE c.id = s.chat_id;
ALTER TABLE chat_shares ALTER COLUMN title SET NOT NULL;
