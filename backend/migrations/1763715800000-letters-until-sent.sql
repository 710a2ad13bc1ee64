-- A letter waits until the mail server has it, and `posted_at` says when that was: what the queue forgets is queued again. So
-- that nobody sends it twice, a worker that is about to send it has it to itself until `claimed_until`. One that was tried for
-- days waits no more.
ALTER TABLE outgoing_letters
  ADD COLUMN claimed_until timestamptz,
  ADD COLUMN given_up_at timestamptz;
DROP INDEX outgoing_letters_waiting;
CREATE INDEX outgoing_letters_waiting ON outgoing_letters (key) WHERE posted_at IS NULL AND given_up_at IS NULL;
