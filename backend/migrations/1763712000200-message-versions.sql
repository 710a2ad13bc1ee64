-- Messages form a tree: an edited question and a reply that was written anew stand beside what they replace. What the
-- reader sees is one branch of it, marked row by row, so that a page of it is read from one index in order.
ALTER TABLE messages ADD COLUMN parent_id uuid REFERENCES messages (id) ON DELETE CASCADE;
-- The first of the versions among which this one stands; null where there is no other.
ALTER TABLE messages ADD COLUMN version_of uuid REFERENCES messages (id) ON DELETE SET NULL;
-- Of its versions, the one that was looked at last: where a branch goes on when the reader comes back to it.
ALTER TABLE messages ADD COLUMN is_chosen boolean NOT NULL DEFAULT true;
-- On the branch that the reader sees: it and all before it are chosen.
ALTER TABLE messages ADD COLUMN is_shown boolean NOT NULL DEFAULT true CHECK (is_chosen OR NOT is_shown);

-- The last message of the branch that the reader sees. It is set in the statement that makes the message, so that no
-- foreign key could hold at that moment.
ALTER TABLE chats ADD COLUMN leaf_id uuid;

UPDATE messages m SET parent_id = before.id
FROM (SELECT id, lead(id) OVER (PARTITION BY chat_id ORDER BY position) AS next_id FROM messages) before
WHERE before.next_id = m.id;
UPDATE chats c SET leaf_id = last.id
FROM (SELECT DISTINCT ON (chat_id) chat_id, id FROM messages ORDER BY chat_id, position DESC) last
WHERE last.chat_id = c.id;

CREATE INDEX messages_shown ON messages (chat_id, position) WHERE is_shown;
CREATE INDEX messages_parent ON messages (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX messages_versions ON messages (version_of, position) WHERE version_of IS NOT NULL;
