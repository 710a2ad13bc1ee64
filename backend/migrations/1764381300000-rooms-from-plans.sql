-- Whether a chat is in its room only because a plan was made or changed in it, not because the artist chose the room.
ALTER TABLE chats ADD COLUMN is_room_from_plan boolean NOT NULL DEFAULT false;
