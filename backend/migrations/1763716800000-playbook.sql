-- What the playbook's texts can be found by: lexemes of their search words per language, and of the text in English.
-- The texts themselves are files. The API rewrites these rows at its start when the files have changed.
CREATE TABLE playbook_words (
  -- A language of the search words: en, es, fr, de, pt.
  language text NOT NULL,
  lexeme text NOT NULL,
  topic text NOT NULL,
  -- The rarer among the topics, and the closer to the title, the higher.
  weight real NOT NULL,
  PRIMARY KEY (language, lexeme, topic)
);
-- One row: a hash of all files, so that servers that start again write nothing.
CREATE TABLE playbook_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  hash text NOT NULL
);
