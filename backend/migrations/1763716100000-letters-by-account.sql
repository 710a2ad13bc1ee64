-- Whose letters they are, so that all of an account's go with it: also those to an address that it had before, and those that
-- bring what it asked to the operator.
ALTER TABLE outgoing_letters ADD COLUMN user_id uuid REFERENCES users (id) ON DELETE CASCADE;

UPDATE outgoing_letters l SET user_id = u.id FROM users u
  WHERE u.id::text = substring(l.key FROM '^(?:password-changed|password-ended|email-changed):([0-9a-f-]{36}):');
UPDATE outgoing_letters l SET user_id = r.user_id FROM support_requests r WHERE l.key = 'support:' || r.id;
UPDATE outgoing_letters l SET user_id = u.id FROM users u WHERE l.user_id IS NULL AND l.recipient = u.email;

CREATE INDEX outgoing_letters_user ON outgoing_letters (user_id) WHERE user_id IS NOT NULL;
DROP INDEX outgoing_letters_recipient;
