-- What was said up to and including this message, in short: what the model is told instead of it once a conversation has
-- outgrown its window. A message has one way back to the beginning, so that the summary holds on every branch through it.
ALTER TABLE messages ADD COLUMN summary text;
CREATE INDEX messages_summaries ON messages (chat_id, position) WHERE summary IS NOT NULL;

-- What the artist thinks of a reply.
ALTER TABLE messages ADD COLUMN rating text CHECK (rating IN ('up', 'down'));
ALTER TABLE messages ADD COLUMN rating_note text NOT NULL DEFAULT '';
