-- One-sheets that the assistant has promised in a reply: the row is stored before the job, which can be lost.
CREATE TABLE one_sheet_promises (
  -- The assistant's message. A reply that is tried again promises the same sheet.
  reply_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  chat_id uuid NOT NULL,
  sheet_id uuid NOT NULL UNIQUE,
  media_id uuid NOT NULL,
  variant text NOT NULL CHECK (variant IN ('press', 'booking', 'radio', 'playlist')),
  paper text CHECK (paper IN ('a4', 'letter')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When the sheet was made or given up. Null: it still has to be made.
  ended_at timestamptz
);
CREATE INDEX one_sheet_promises_by_owner ON one_sheet_promises (user_id, created_at DESC);
CREATE INDEX one_sheet_promises_by_chat ON one_sheet_promises (chat_id);
CREATE INDEX one_sheet_promises_open ON one_sheet_promises (created_at) WHERE ended_at IS NULL;
