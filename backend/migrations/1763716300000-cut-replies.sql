-- A reply that the model's own limit or content filter ended is `cut`: it can be continued.
ALTER TABLE messages DROP CONSTRAINT messages_status_check;
ALTER TABLE messages ADD CONSTRAINT messages_status_check
  CHECK (status IN ('complete', 'streaming', 'stopped', 'failed', 'cut')) NOT VALID;
ALTER TABLE messages VALIDATE CONSTRAINT messages_status_check;

-- How much of a model's window a message takes, counted when it is stored; null for messages stored before.
ALTER TABLE messages ADD COLUMN tokens integer;
