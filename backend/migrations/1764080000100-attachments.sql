-- What artists attach to messages: the text of a file or of a long paste, or a file of their library.
CREATE TABLE attachments (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('text', 'pdf', 'docx', 'image', 'audio')),
  name text NOT NULL,
  -- What was read from the file; empty for a picture.
  text text NOT NULL DEFAULT '',
  -- Whether the file has more text than is kept.
  is_cut boolean NOT NULL DEFAULT false,
  -- The file in the library, which may be deleted.
  media_id uuid,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX attachments_by_user ON attachments (user_id, created_at DESC, id DESC);
CREATE INDEX attachments_by_age ON attachments (created_at);

-- Which messages they are attached to: an edited message and its earlier version share them.
CREATE TABLE message_attachments (
  message_id uuid NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  attachment_id uuid NOT NULL REFERENCES attachments (id) ON DELETE CASCADE,
  position integer NOT NULL,
  PRIMARY KEY (message_id, attachment_id)
);
CREATE INDEX message_attachments_attachment ON message_attachments (attachment_id);
