-- The people an artist knows. Never shared between accounts.
CREATE TABLE contacts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  outlet text NOT NULL DEFAULT '',
  role text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  url text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  checked_on date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX contacts_by_name ON contacts (user_id, lower(name), id);
CREATE INDEX contacts_by_email ON contacts (user_id, lower(email)) WHERE email <> '';

-- A document on its way to one person. It outlives both, as a result.
CREATE TABLE pitches (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  contact_id uuid REFERENCES contacts (id) ON DELETE SET NULL,
  contact_name text NOT NULL,
  outlet text NOT NULL,
  document_id uuid REFERENCES documents (id) ON DELETE SET NULL,
  document_title text NOT NULL,
  release_id uuid REFERENCES releases (id) ON DELETE SET NULL,
  first_line text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'drafted' CHECK (status IN ('drafted', 'sent', 'followed_up', 'no', 'yes', 'placed')),
  link text NOT NULL DEFAULT '',
  sent_at timestamptz,
  -- Five working days after it was sent, in the artist's time zone.
  follow_up_due date,
  followed_up_at timestamptz,
  answered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX pitches_by_user ON pitches (user_id, created_at DESC, id DESC);
CREATE INDEX pitches_sent ON pitches (user_id, sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX pitches_due ON pitches (user_id, follow_up_due) WHERE status = 'sent';
CREATE INDEX pitches_release ON pitches (release_id) WHERE release_id IS NOT NULL;
CREATE INDEX pitches_contact ON pitches (contact_id) WHERE contact_id IS NOT NULL;
-- The same document goes to the same person once.
CREATE UNIQUE INDEX pitches_once ON pitches (document_id, contact_id);
