-- Pages that are laid out for somebody who waits. Nothing is lost with them, so they need no write-ahead log.
CREATE UNLOGGED TABLE one_sheet_previews (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content jsonb NOT NULL,
  design jsonb NOT NULL,
  -- A SheetPreview, once it is laid out.
  page jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX one_sheet_previews_user ON one_sheet_previews (user_id);
CREATE INDEX one_sheet_previews_created ON one_sheet_previews (created_at);
