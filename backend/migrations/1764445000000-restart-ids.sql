-- The client id of the call that last restarted a reply, so that repeating the call restarts nothing.
ALTER TABLE messages ADD COLUMN restart_client_id uuid;
