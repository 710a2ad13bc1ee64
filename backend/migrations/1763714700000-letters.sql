-- Letters that must go out because of what was stored in the same transaction; they wait here until the queue has them.
CREATE TABLE outgoing_letters (
  -- Says what it is about: the same thing again is not mailed again.
  key text PRIMARY KEY,
  recipient text NOT NULL,
  name text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  posted_at timestamptz
);
CREATE INDEX outgoing_letters_waiting ON outgoing_letters (created_at) WHERE posted_at IS NULL;

-- What artists asked the operator.
CREATE TABLE support_requests (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  message text NOT NULL,
  is_priority boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX support_requests_user ON support_requests (user_id);
