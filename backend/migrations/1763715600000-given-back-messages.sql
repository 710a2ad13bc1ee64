-- Whether a guest has had a message back because its reply failed without a word: it counts again when that is tried again.
ALTER TABLE messages ADD COLUMN is_given_back boolean NOT NULL DEFAULT false;
