-- The address that the payment provider was last told; '' where that is not known, NULL before there is a customer.
ALTER TABLE users ADD COLUMN billed_email text;
UPDATE users SET billed_email = '' WHERE id IN (SELECT user_id FROM subscriptions);
CREATE INDEX users_billed_elsewhere ON users (id) WHERE billed_email <> email;
