-- A message whose reply never began is taken back. A conversation that was shared meanwhile is shared up to the one before it.
CREATE FUNCTION keep_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE chat_shares s SET leaf_id = before.id, leaf_content = before.content
  FROM messages before WHERE s.leaf_id = OLD.id AND before.id = OLD.parent_id;
  RETURN OLD;
END $$;
CREATE TRIGGER message_share_kept BEFORE DELETE ON messages
  FOR EACH ROW WHEN (OLD.is_user) EXECUTE FUNCTION keep_share();
