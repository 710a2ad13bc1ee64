-- The provider's state of each account, as it was last read, and the provider's events that were dealt with.
CREATE TABLE subscriptions (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  customer_id text NOT NULL,
  subscription_id text,
  price_id text,
  status text NOT NULL DEFAULT '',
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  start_date timestamptz,
  end_date timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX subscriptions_customer ON subscriptions (customer_id);

CREATE TABLE payment_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_events_age ON payment_events (received_at);
