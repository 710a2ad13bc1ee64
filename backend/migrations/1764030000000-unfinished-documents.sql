-- A document that the assistant is writing, or was when it broke off: its first version still grows. A later save ends that.
ALTER TABLE documents ADD COLUMN is_unfinished boolean NOT NULL DEFAULT false;
