-- Runs outside a transaction.
-- In batches, so that no message waits for more than one of them. Messages changed meanwhile have their terms by a trigger.
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
    UPDATE message_words w SET terms = terms_of_message(m), topics = topics_of_message(m)
    FROM messages m WHERE m.id = w.message_id AND w.message_id = ANY (batch) AND w.terms IS NULL;
    last := batch[cardinality(batch)];
    COMMIT;
  END LOOP;
END $$;
DROP INDEX CONCURRENTLY IF EXISTS message_words_terms;
CREATE INDEX CONCURRENTLY message_words_terms ON message_words USING gin (owner, terms);
DROP INDEX CONCURRENTLY IF EXISTS message_words_topics;
CREATE INDEX CONCURRENTLY message_words_topics ON message_words USING gin (owner, topics);
ANALYZE message_words;
