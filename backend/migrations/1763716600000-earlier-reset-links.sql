-- A reset link that is younger than ten minutes keeps working when another is requested: its row moves from the purpose
-- `reset-password` to one of its own. The primary key stays (user_id, purpose), which servers of the previous release name in
-- ON CONFLICT. They don't accept earlier links, but delete them with the account's other tokens.
ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_purpose_check;
ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_purpose_check CHECK (
  purpose IN ('reset-password', 'verify-email', 'change-email') OR purpose LIKE 'earlier-reset-password:%'
);
