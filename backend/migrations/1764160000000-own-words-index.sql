-- Runs outside a transaction.
-- Recall looks for common words in an artist's newest messages. The index of all messages has the replies as well, which are half of them.
DROP INDEX CONCURRENTLY IF EXISTS message_words_own;
CREATE INDEX CONCURRENTLY message_words_own ON message_words (owner, said_at DESC) WHERE topics IS NOT NULL;
