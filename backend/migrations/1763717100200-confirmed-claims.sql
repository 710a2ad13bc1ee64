-- What the artist confirmed in a document: names, figures, dates, quotes and links that no message of theirs says.
ALTER TABLE documents ADD COLUMN confirmed jsonb NOT NULL DEFAULT '[]';
