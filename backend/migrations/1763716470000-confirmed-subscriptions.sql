-- Which secret key of the payment provider last confirmed a subscription, as a fingerprint. What another key confirmed, in test
-- mode or in another account, must be confirmed again before it can be trusted.
ALTER TABLE subscriptions ADD COLUMN confirmed_with text;
