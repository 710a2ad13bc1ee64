-- Whether readers of a shared chat may download the one-sheets that it has made.
ALTER TABLE chat_shares ADD COLUMN with_sheets boolean NOT NULL DEFAULT false;
