-- Words are found by `terms` and `topics`. No release that still runs reads the columns that were searched before, and filling them made
-- each message slower to store.
CREATE OR REPLACE FUNCTION keep_message_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO message_words (message_id, owner, chat_id, said_at, terms, topics)
  SELECT NEW.id, c.owner, c.id, NEW.created_at, terms_of_message(NEW), topics_of_message(NEW)
  FROM chats c WHERE c.id = NEW.chat_id AND c.user_id IS NOT NULL
  ON CONFLICT (message_id) DO UPDATE SET terms = excluded.terms, topics = excluded.topics;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_carried_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO message_words (message_id, owner, chat_id, said_at, terms, topics)
  SELECT m.id, NEW.owner, NEW.id, m.created_at, terms_of_message(m), topics_of_message(m)
  FROM messages m WHERE m.chat_id = NEW.id AND m.content <> ''
  ON CONFLICT (message_id) DO UPDATE SET owner = excluded.owner, terms = excluded.terms, topics = excluded.topics;
  RETURN NULL;
END $$;

-- Safe: the previous release doesn't name this column, and dropping it with its index rewrites nothing.
ALTER TABLE message_words DROP COLUMN words;
-- Safe: the previous release doesn't name this column either.
ALTER TABLE documents DROP COLUMN words;
-- Safe: the previous release doesn't name this column either.
ALTER TABLE messages DROP COLUMN search;

DROP FUNCTION words_of_message(messages, uuid);
DROP FUNCTION search_sign(uuid);
