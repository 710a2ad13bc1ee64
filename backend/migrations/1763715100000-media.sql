-- The library: what is known of each file. Its bytes are in the storage.
CREATE TABLE media_files (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  file_name text NOT NULL,
  file_type text NOT NULL CHECK (file_type IN ('audio', 'image', 'video', 'application/pdf')),
  -- As it is answered: image/jpeg, audio/mpeg.
  content_type text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes >= 0),
  storage_key text NOT NULL,
  thumbnail_key text,
  width integer,
  height integer,
  duration_seconds real,
  title text,
  waveform smallint[],
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When a worker had a look inside, where there is something to find: length, title, waveform.
  examined_at timestamptz,
  -- Out of the library, and kept for a while in case the artist wants it back.
  deleted_at timestamptz
);
CREATE INDEX media_files_by_owner ON media_files (user_id, created_at DESC, id DESC);
CREATE INDEX media_files_deleted ON media_files (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX media_files_unexamined ON media_files (created_at)
  WHERE examined_at IS NULL AND deleted_at IS NULL AND file_type IN ('audio', 'video');

-- Files that are on their way. Their room is kept for them; one that is no longer seen died with its server.
CREATE TABLE media_uploads (
  -- The file's, once it is whole.
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Room that is kept for it.
  size_bytes bigint NOT NULL CHECK (size_bytes >= 0),
  seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX media_uploads_by_owner ON media_uploads (user_id);
CREATE INDEX media_uploads_seen ON media_uploads (seen_at);

-- A one-sheet, and what was said and chosen in each of its versions.
CREATE TABLE one_sheets (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The conversation that it was made from.
  chat_id uuid REFERENCES chats (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX one_sheets_by_owner ON one_sheets (user_id, created_at DESC);
CREATE INDEX one_sheets_chat ON one_sheets (chat_id) WHERE chat_id IS NOT NULL;
CREATE TABLE one_sheet_versions (
  sheet_id uuid NOT NULL REFERENCES one_sheets (id) ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  content jsonb NOT NULL,
  design jsonb NOT NULL,
  sources jsonb NOT NULL,
  media_id uuid REFERENCES media_files (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (sheet_id, number)
);
CREATE UNIQUE INDEX one_sheet_versions_media ON one_sheet_versions (media_id) WHERE media_id IS NOT NULL;
