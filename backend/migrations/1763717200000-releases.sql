-- Releases, tours and the time between: what an artist's PR work is about, each with its plan.
CREATE TABLE releases (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('release', 'tour', 'between')),
  title text NOT NULL,
  -- A calendar day of `time_zone`; of a tour, its first night.
  date date,
  time_zone text NOT NULL,
  format text NOT NULL DEFAULT 'single',
  -- The nights of a tour: [{id, date, city, venue}].
  shows jsonb NOT NULL DEFAULT '[]',
  hours_per_week integer NOT NULL,
  -- Images of the library. They may be deleted there.
  cover_id uuid,
  photo_id uuid,
  photo_credit text NOT NULL DEFAULT '',
  listen_link text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX releases_by_user ON releases (user_id, created_at DESC, id DESC);

CREATE TABLE release_tasks (
  id uuid PRIMARY KEY,
  release_id uuid NOT NULL REFERENCES releases (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The rule that planned it, and the night of a tour that it is for; a task of the artist's own has none.
  rule text,
  show_id uuid,
  title text NOT NULL,
  due date,
  from_day date,
  until_day date,
  done_at timestamptz,
  is_moved_by_hand boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX release_tasks_by_release ON release_tasks (release_id, due, title);
CREATE INDEX release_tasks_by_user ON release_tasks (user_id, due) WHERE done_at IS NULL;
CREATE UNIQUE INDEX release_tasks_rule ON release_tasks (release_id, rule, show_id) NULLS NOT DISTINCT WHERE rule IS NOT NULL;

-- What the assistant did to a plan, with what was there before, so that it can be taken back.
CREATE TABLE release_changes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  release_id uuid NOT NULL REFERENCES releases (id) ON DELETE CASCADE,
  label text NOT NULL,
  before jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz
);
CREATE INDEX release_changes_by_release ON release_changes (release_id, created_at DESC, id DESC);
CREATE INDEX release_changes_by_user ON release_changes (user_id);

-- A document belongs to a release of its own account, or to none: a draft may end after its release was deleted, and must be kept.
UPDATE documents SET release_id = NULL;
ALTER TABLE documents ADD CONSTRAINT documents_release FOREIGN KEY (release_id) REFERENCES releases (id) ON DELETE SET NULL;
CREATE FUNCTION drop_foreign_release() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM releases WHERE id = NEW.release_id AND user_id = NEW.user_id FOR KEY SHARE;
  IF NOT FOUND THEN NEW.release_id := NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER documents_own_release BEFORE INSERT OR UPDATE OF release_id ON documents
  FOR EACH ROW WHEN (NEW.release_id IS NOT NULL) EXECUTE FUNCTION drop_foreign_release();
