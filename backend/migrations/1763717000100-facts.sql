-- What is known of an artist, with the words that say so. Notes become facts of the kind `preference`; their table stays for
-- servers of the previous release.
CREATE TABLE facts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  -- Which release, person or count it is about; empty where there is only one.
  subject text NOT NULL DEFAULT '',
  value text NOT NULL,
  status text NOT NULL CHECK (status IN ('proposed', 'kept', 'refused')),
  -- Where it was said. Facts outlive their messages on purpose.
  message_id uuid,
  chat_id uuid,
  reply_id uuid,
  words text,
  as_of date NOT NULL,
  -- Made of kind, subject and value: the same is proposed once.
  identity text NOT NULL,
  -- Facts of one slot exclude each other; null where several are true at once.
  slot text,
  -- The newer fact of the slot.
  replaced_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX facts_by_user ON facts (user_id, id DESC) WHERE replaced_by IS NULL;
CREATE INDEX facts_replaced ON facts (replaced_by) WHERE replaced_by IS NOT NULL;
CREATE UNIQUE INDEX facts_once ON facts (user_id, identity) WHERE replaced_by IS NULL;
CREATE UNIQUE INDEX facts_slot ON facts (user_id, slot) WHERE replaced_by IS NULL AND status = 'kept';

INSERT INTO facts (id, user_id, kind, value, status, message_id, chat_id, words, as_of, identity, created_at, updated_at)
SELECT DISTINCT ON (n.user_id, lower(n.text)) n.id, n.user_id, 'preference', n.text, 'kept', n.message_id, m.chat_id,
  CASE WHEN n.message_id IS NOT NULL THEN n.text END, n.created_at::date, 'note ' || md5(lower(n.text)), n.created_at, n.created_at
FROM notes n LEFT JOIN messages m ON m.id = n.message_id
ORDER BY n.user_id, lower(n.text), n.created_at DESC;
