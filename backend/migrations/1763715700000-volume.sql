-- A word's place in the index is made at once. Gathered, as is the default, the message that fills the 4 MB of what waits puts
-- all of it in its place: one in 500 was stored in more than a second, where two million messages were.
ALTER INDEX message_words_words SET (fastupdate = off);
SELECT gin_clean_pending_list('message_words_words');

-- For what is removed at night by its age alone. Deeds come in the order of their time: a page or two of an index will do.
CREATE INDEX activity_by_age ON activity USING brin (happened_at);
