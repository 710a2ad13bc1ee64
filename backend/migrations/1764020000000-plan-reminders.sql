-- Accounts that want an email on Monday mornings.
CREATE TABLE plan_reminders (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- A row for each of these emails, stored together with it: an account gets one a week.
CREATE TABLE plan_reminder_emails (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The Monday.
  week date NOT NULL,
  -- Hash of the secret that unsubscribes. Null until the email is sent.
  secret_hash bytea UNIQUE,
  PRIMARY KEY (user_id, week)
);
