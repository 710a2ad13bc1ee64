-- What the assistant did for a reply: one row per tool call.
CREATE TABLE reply_steps (
  reply_id uuid NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  -- Made of the model's call id, the tool and its arguments: the same call runs once.
  call_id text NOT NULL,
  position integer NOT NULL,
  tool text NOT NULL,
  arguments jsonb NOT NULL,
  -- For the model.
  output text,
  -- For the artist.
  label text,
  link text,
  -- Whether it was the end of the reply.
  ends_reply boolean NOT NULL DEFAULT false,
  started_at timestamptz NOT NULL DEFAULT now(),
  -- Null while it runs, and for good where its server died.
  finished_at timestamptz,
  PRIMARY KEY (reply_id, call_id)
);
