-- The chat of each message's words, to search one conversation without reading the account's others.
ALTER TABLE message_words ADD COLUMN chat_id uuid;

CREATE OR REPLACE FUNCTION keep_message_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO message_words (message_id, owner, chat_id, said_at, words, terms, topics)
  SELECT NEW.id, c.owner, c.id, NEW.created_at, words_of_message(NEW, c.user_id), terms_of_message(NEW), topics_of_message(NEW)
  FROM chats c WHERE c.id = NEW.chat_id AND c.user_id IS NOT NULL
  ON CONFLICT (message_id) DO UPDATE SET words = excluded.words, terms = excluded.terms, topics = excluded.topics;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_carried_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO message_words (message_id, owner, chat_id, said_at, words, terms, topics)
  SELECT m.id, NEW.owner, NEW.id, m.created_at, words_of_message(m, NEW.user_id), terms_of_message(m), topics_of_message(m)
  FROM messages m WHERE m.chat_id = NEW.id AND m.content <> ''
  ON CONFLICT (message_id) DO UPDATE SET
    owner = excluded.owner, words = excluded.words, terms = excluded.terms, topics = excluded.topics;
  RETURN NULL;
END $$;
