-- Runs outside a transaction.
-- In batches, so that no message waits for more than one of them.
DO $$
DECLARE
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    batch := ARRAY(
      SELECT message_id FROM message_words WHERE message_id > last ORDER BY message_id LIMIT 1000
    );
    EXIT WHEN cardinality(batch) = 0;
    UPDATE message_words w SET chat_id = m.chat_id
    FROM messages m WHERE m.id = w.message_id AND w.message_id = ANY (batch) AND w.chat_id IS NULL;
    last := batch[cardinality(batch)];
    COMMIT;
  END LOOP;
END $$;
DROP INDEX CONCURRENTLY IF EXISTS message_words_chat;
CREATE INDEX CONCURRENTLY message_words_chat ON message_words (chat_id, said_at DESC);
ANALYZE message_words;
