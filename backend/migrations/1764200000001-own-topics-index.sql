-- Runs outside a transaction.
-- Only artists' messages have topics. Without the replies, an account's list of messages is half as long, and each search reads it.
DROP INDEX CONCURRENTLY IF EXISTS message_words_own_topics;
CREATE INDEX CONCURRENTLY message_words_own_topics ON message_words USING gin (owner, topics) WITH (fastupdate = off)
  WHERE topics IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS message_words_topics;
