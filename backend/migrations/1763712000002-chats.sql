-- Conversations. A position is a message's place in its chat; it only grows, and the chat's row hands it out.
CREATE TABLE chats (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title text NOT NULL,
  -- Who gave the title: a title the user edited is never overwritten.
  titled_by text NOT NULL DEFAULT 'nobody' CHECK (titled_by IN ('nobody', 'assistant', 'user')),
  is_empty boolean NOT NULL DEFAULT true,
  last_position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_activity_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX chats_by_activity ON chats (user_id, last_activity_at DESC, id DESC);
-- At most one empty chat an account, however many ask at once.
CREATE UNIQUE INDEX chats_one_empty ON chats (user_id) WHERE is_empty;

CREATE TABLE messages (
  id uuid PRIMARY KEY,
  chat_id uuid NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
  position integer NOT NULL,
  is_user boolean NOT NULL,
  content text NOT NULL,
  status text NOT NULL CHECK (status IN ('complete', 'streaming', 'stopped', 'failed')),
  -- The fence of a reply: each try has its own number, and a late writer of an earlier one changes nothing.
  attempt integer NOT NULL DEFAULT 1,
  client_message_id uuid,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX messages_position ON messages (chat_id, position);
CREATE UNIQUE INDEX messages_client_id ON messages (chat_id, client_message_id) WHERE client_message_id IS NOT NULL;
-- At most one reply in flight a chat; also how the sweeper finds those whose server died.
CREATE UNIQUE INDEX messages_one_streaming_reply ON messages (chat_id) WHERE status = 'streaming';
