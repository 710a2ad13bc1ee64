-- A deleted account's letters go with it.
CREATE INDEX outgoing_letters_recipient ON outgoing_letters (recipient);
