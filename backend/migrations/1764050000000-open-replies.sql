-- The closing reply of a free trial: its question is answered in its place once the artist has a subscription.
ALTER TABLE chats ADD COLUMN open_reply_id uuid;
-- A reply that the free trial kept short, in a chat that was carried over. It is `cut`, so it can be continued.
ALTER TABLE messages ADD COLUMN is_shortened boolean NOT NULL DEFAULT false;
