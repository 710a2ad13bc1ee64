-- Accounts that were deleted. Their rows are gone in the transaction that writes one here; what is left to do elsewhere (the
-- payment provider, files, the receipt) is done from here until finished_at, and then only the times and the code remain.
CREATE TABLE account_deletions (
  id uuid PRIMARY KEY,
  -- What its page is asked with; whoever has it may read the two times.
  code text NOT NULL,
  user_id uuid,
  name text,
  email text,
  customer_id text,
  requested_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CONSTRAINT account_deletions_code UNIQUE (code),
  CONSTRAINT account_deletions_forgets CHECK (finished_at IS NULL OR num_nonnulls(name, email, customer_id) = 0)
);
CREATE INDEX account_deletions_unfinished ON account_deletions (requested_at) WHERE finished_at IS NULL;
CREATE INDEX account_deletions_age ON account_deletions (finished_at) WHERE finished_at IS NOT NULL;
