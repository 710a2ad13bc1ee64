-- Printed documents, while they are made and for some minutes after. A row says what may lie in storage, so that it can be removed.
CREATE TABLE document_files (
  id text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  is_done boolean NOT NULL DEFAULT false,
  touched_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX document_files_touched ON document_files (touched_at);
CREATE INDEX document_files_user ON document_files (user_id);

-- A document that anyone with the link may read, as it was when it was shared. To revoke it is to delete the row.
CREATE TABLE document_shares (
  document_id uuid PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  title text NOT NULL,
  markdown text NOT NULL,
  is_draft boolean NOT NULL,
  shared_at timestamptz NOT NULL DEFAULT now()
);
