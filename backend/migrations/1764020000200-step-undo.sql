-- The call that takes a step back, if there is one.
ALTER TABLE reply_steps ADD COLUMN undo text;
