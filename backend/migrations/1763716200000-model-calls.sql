-- Every call of a language model, as the provider counts it: what it was for, how long it took and what it cost. No words.
CREATE TABLE model_calls (
  -- Drawn by the caller, so that a repeated insert stores one row.
  id uuid PRIMARY KEY,
  -- Null for guests, for the startup check, and after the account is deleted.
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- Null for accounts, and after the guest is removed; `is_guest` stays.
  guest_id integer REFERENCES guests (id) ON DELETE SET NULL,
  is_guest boolean NOT NULL,
  -- The message that the call wrote, named or summarised; null where there is none, and after it is deleted.
  message_id uuid REFERENCES messages (id) ON DELETE SET NULL,
  -- reply, title, summary, one_sheet, check
  purpose text NOT NULL,
  -- As the provider names it; the configured name where the call ended before the provider named one.
  model text NOT NULL,
  -- Tokens. `input` includes `cached_input` and `cache_writes`; `output` includes `reasoning`.
  input integer NOT NULL,
  cached_input integer NOT NULL,
  cache_writes integer NOT NULL,
  output integer NOT NULL,
  reasoning integer NOT NULL,
  -- The provider reported no usage: the tokens are estimated from the text.
  is_estimated boolean NOT NULL,
  -- From the request to the end of the answer.
  milliseconds integer NOT NULL,
  -- Millionths of a US dollar. 0 for a model without a price.
  cost_micros bigint NOT NULL,
  -- stopped: by the artist, or because no one was reading any more
  outcome text NOT NULL CHECK (outcome IN ('ok', 'stopped', 'failed')),
  created_at timestamptz NOT NULL
);
-- What an account has spent since a moment, from the index alone.
CREATE INDEX model_calls_by_user ON model_calls (user_id, created_at) INCLUDE (cost_micros) WHERE user_id IS NOT NULL;
-- What all guests together have spent since a moment.
CREATE INDEX model_calls_of_guests ON model_calls (created_at) INCLUDE (cost_micros) WHERE is_guest;
-- Totals by day, and the removal of old rows.
CREATE INDEX model_calls_by_time ON model_calls (created_at);
-- Deleting a guest or a message looks for its rows.
CREATE INDEX model_calls_by_guest ON model_calls (guest_id) WHERE guest_id IS NOT NULL;
CREATE INDEX model_calls_by_message ON model_calls (message_id) WHERE message_id IS NOT NULL;
