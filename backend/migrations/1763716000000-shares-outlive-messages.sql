-- A message whose reply never began is taken back. A conversation that was shared meanwhile keeps its link: of a question that
-- was put another way the link shows what it showed before, else what stands before the message, and where there is neither it
-- shows nothing until the conversation is shared again.
ALTER TABLE chat_shares
  -- What was shared before; without a foreign key, for what has stood in a conversation for long goes with all of it alone.
  ADD COLUMN earlier_leaf_id uuid,
  ADD COLUMN earlier_leaf_content text,
  ALTER COLUMN leaf_id DROP NOT NULL,
  DROP CONSTRAINT chat_shares_leaf_id_fkey,
  ADD CONSTRAINT chat_shares_leaf_id_fkey FOREIGN KEY (leaf_id) REFERENCES messages (id) ON DELETE SET NULL;

CREATE OR REPLACE FUNCTION keep_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE chat_shares s SET (leaf_id, leaf_content) = (
    SELECT kept.id, kept.content FROM (
      SELECT m.id, s.earlier_leaf_content AS content, CASE WHEN OLD.version_of IS NULL THEN 2 ELSE 0 END AS rank
      FROM messages m WHERE m.id = s.earlier_leaf_id
      UNION ALL
      SELECT m.id, m.content, 1 FROM messages m WHERE m.id = OLD.parent_id
      UNION ALL
      SELECT NULL, '', 3
    ) kept ORDER BY kept.rank LIMIT 1
  )
  WHERE s.leaf_id = OLD.id;
  RETURN OLD;
END $$;
