-- The address that the provider vouched for when the account there last signed in; null where it named none.
ALTER TABLE identities ADD COLUMN email text;
