-- What an artist leaves with: press releases, pitches, bios. `markdown` is the newest version's text.
CREATE TABLE documents (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  title text NOT NULL,
  markdown text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  -- The chat whose messages prove it first; the document outlives it.
  chat_id uuid REFERENCES chats (id) ON DELETE SET NULL,
  release_id uuid,
  -- What was found in the text when it was last checked, for lists.
  findings jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- Each word begins with the account's sign, as in message_words.
  words tsvector NOT NULL GENERATED ALWAYS AS (
    to_tsvector('simple'::regconfig, regexp_replace(search_words(title || ' ' || markdown), '(\S+)', search_sign(user_id) || '\1', 'g'))
  ) STORED
);
CREATE INDEX documents_by_user ON documents (user_id, updated_at DESC, id DESC);
CREATE INDEX documents_words ON documents USING gin (words);
CREATE INDEX documents_chat ON documents (chat_id) WHERE chat_id IS NOT NULL;
CREATE INDEX documents_release ON documents (release_id) WHERE release_id IS NOT NULL;

CREATE TABLE document_versions (
  document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  written_by text NOT NULL CHECK (written_by IN ('artist', 'assistant')),
  title text NOT NULL,
  markdown text NOT NULL,
  -- An autosave takes the place of the autosave before it; `began_at` is when the first of them was saved.
  is_autosave boolean NOT NULL DEFAULT false,
  began_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (document_id, version)
);
