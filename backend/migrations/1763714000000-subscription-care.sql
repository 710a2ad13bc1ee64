-- What the nightly sweep asks about again: checkouts that nobody came back from, and periods that have ended.
ALTER TABLE subscriptions ADD COLUMN checkout_at timestamptz;
-- Seconds by which the provider's test clock is ahead of the real one for this customer; 0 outside of tests.
ALTER TABLE subscriptions ADD COLUMN clock_ahead_seconds integer NOT NULL DEFAULT 0;
CREATE INDEX subscriptions_by_end ON subscriptions (end_date, user_id)
  WHERE status NOT IN ('', 'canceled', 'incomplete_expired');
CREATE INDEX subscriptions_by_checkout ON subscriptions (checkout_at, user_id)
  WHERE checkout_at IS NOT NULL AND status IN ('', 'canceled', 'incomplete', 'incomplete_expired');
