-- What helps an artist to find a conversation again: it is pinned to the top, archived out of the way, or searched for.
ALTER TABLE chats ADD COLUMN pinned_at timestamptz, ADD COLUMN archived_at timestamptz;

-- A text as words for the search, in any language: without accents and punctuation; where a script has no spaces between
-- words (Chinese, Japanese, Thai, Lao), each character is a word, and a word that is searched for is a run of them.
CREATE FUNCTION search_words(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(
    regexp_replace(
      normalize(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g'), NFKC),
      '[!-/:-@\[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f]+', ' ', 'g'),
    '([\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g')
$$;

ALTER TABLE chats ADD COLUMN title_words tsvector NOT NULL
  GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, search_words(title))) STORED;

-- The words of what accounts said and were told. Beside `messages`, so that reading a conversation does not carry them along.
CREATE TABLE message_words (
  message_id uuid PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  owner text NOT NULL,
  said_at timestamptz NOT NULL,
  -- Each word begins with the account's sign: one index then finds an account's words, and words that begin in some way,
  -- as fast as if there were no other accounts.
  words tsvector NOT NULL
);
CREATE INDEX message_words_words ON message_words USING gin (words);
-- For words that are in every other message, the newest ones are found sooner one by one.
CREATE INDEX message_words_newest ON message_words (owner, said_at DESC);

-- The last digits of an account's id as letters, so that no word becomes a number.
CREATE FUNCTION search_sign(account uuid) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(right(account::text, 8), '0123456789', 'ghijklmnop')
$$;

CREATE FUNCTION words_of_message(message messages, account uuid) RETURNS tsvector LANGUAGE sql STABLE AS $$
  -- What is longer is hardly read; PostgreSQL refuses a vector of more than 1 MB.
  SELECT to_tsvector('simple', regexp_replace(search_words(left(message.content, 100000)), '(\S+)', search_sign(account) || '\1', 'g'))
$$;

CREATE FUNCTION keep_message_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO message_words (message_id, owner, said_at, words)
  SELECT NEW.id, c.owner, NEW.created_at, words_of_message(NEW, c.user_id)
  FROM chats c WHERE c.id = NEW.chat_id AND c.user_id IS NOT NULL
  ON CONFLICT (message_id) DO UPDATE SET words = excluded.words;
  RETURN NULL;
END $$;
CREATE TRIGGER message_words_insert AFTER INSERT ON messages
  FOR EACH ROW WHEN (NEW.content <> '') EXECUTE FUNCTION keep_message_words();
CREATE TRIGGER message_words_update AFTER UPDATE OF content ON messages
  FOR EACH ROW WHEN (NEW.content <> OLD.content) EXECUTE FUNCTION keep_message_words();

-- What a guest said can be found once it is an account's.
CREATE FUNCTION keep_carried_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO message_words (message_id, owner, said_at, words)
  SELECT m.id, NEW.owner, m.created_at, words_of_message(m, NEW.user_id)
  FROM messages m WHERE m.chat_id = NEW.id AND m.content <> ''
  ON CONFLICT (message_id) DO UPDATE SET owner = excluded.owner, words = excluded.words;
  RETURN NULL;
END $$;
CREATE TRIGGER message_words_carried AFTER UPDATE OF user_id ON chats
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id)
  EXECUTE FUNCTION keep_carried_words();

INSERT INTO message_words (message_id, owner, said_at, words)
SELECT m.id, c.owner, m.created_at, words_of_message(m, c.user_id)
FROM messages m JOIN chats c ON c.id = m.chat_id WHERE c.user_id IS NOT NULL AND m.content <> '';
