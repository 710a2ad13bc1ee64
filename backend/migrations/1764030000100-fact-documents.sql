-- The document in which the artist confirmed a fact; null for what was said in a chat or typed in.
ALTER TABLE facts ADD COLUMN document_id uuid;
