-- Search finds an account's words by `btree_gin`, which puts the account and its words into one index. The columns with signed
-- words stay for servers of the previous release; a later release drops them with `messages.search`.
CREATE EXTENSION IF NOT EXISTS btree_gin;

ALTER TABLE message_words
  -- The words of a message, as search looks for them.
  ADD COLUMN terms tsvector,
  -- Stems of the English words of an artist's message, as recall looks for them.
  ADD COLUMN topics tsvector;

CREATE FUNCTION terms_of_message(message messages) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  -- PostgreSQL refuses a vector of more than 1 MB.
  SELECT to_tsvector('simple'::regconfig, search_words(left(message.content, 100000)))
$$;

CREATE FUNCTION topics_of_message(message messages) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN message.is_user THEN to_tsvector('english'::regconfig, left(message.content, 100000)) END
$$;

CREATE OR REPLACE FUNCTION keep_message_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO message_words (message_id, owner, said_at, words, terms, topics)
  SELECT NEW.id, c.owner, NEW.created_at, words_of_message(NEW, c.user_id), terms_of_message(NEW), topics_of_message(NEW)
  FROM chats c WHERE c.id = NEW.chat_id AND c.user_id IS NOT NULL
  ON CONFLICT (message_id) DO UPDATE SET words = excluded.words, terms = excluded.terms, topics = excluded.topics;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_carried_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO message_words (message_id, owner, said_at, words, terms, topics)
  SELECT m.id, NEW.owner, m.created_at, words_of_message(m, NEW.user_id), terms_of_message(m), topics_of_message(m)
  FROM messages m WHERE m.chat_id = NEW.id AND m.content <> ''
  ON CONFLICT (message_id) DO UPDATE SET
    owner = excluded.owner, words = excluded.words, terms = excluded.terms, topics = excluded.topics;
  RETURN NULL;
END $$;

-- Safe: rewrites the table, which is new and small.
ALTER TABLE documents ADD COLUMN terms tsvector NOT NULL
  GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, search_words(title || ' ' || markdown))) STORED;
-- Safe: the table is new and small.
CREATE INDEX documents_terms ON documents USING gin (user_id, terms);
