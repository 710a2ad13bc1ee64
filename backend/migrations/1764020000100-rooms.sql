-- A conversation belongs to a release of its own account, or to none.
ALTER TABLE chats ADD COLUMN release_id uuid REFERENCES releases (id) ON DELETE SET NULL;
CREATE TRIGGER chats_own_release BEFORE INSERT OR UPDATE OF release_id ON chats
  FOR EACH ROW WHEN (NEW.release_id IS NOT NULL) EXECUTE FUNCTION drop_foreign_release();

-- A fact may be about one release only, and may come from a link instead of a message.
ALTER TABLE facts ADD COLUMN release_id uuid REFERENCES releases (id) ON DELETE SET NULL, ADD COLUMN source_link text;
CREATE TRIGGER facts_own_release BEFORE INSERT OR UPDATE OF release_id ON facts
  FOR EACH ROW WHEN (NEW.release_id IS NOT NULL) EXECUTE FUNCTION drop_foreign_release();
