import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outsideTransaction } from '../../backend/src/database/migrations.js';
import { unsafeIn } from '../support/release/unsafe-statements.js';
import { previousRelease } from '../support/release/previous-release.js';

const folder = path.join('backend', 'migrations');

describe('migrations', () => {
  const { migrations: old } = previousRelease();
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql') && !old.includes(file));

  it('keep no call waiting, and keep what the previous release needs', () => {
    const found = files.flatMap((file) =>
      unsafeIn(readFileSync(path.join(folder, file), 'utf8')).map((why) => `${file}: ${why}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'CREATE INDEX i ON chats (id);',
    'CREATE UNIQUE INDEX i ON chats (id);',
    'CREATE INDEX CONCURRENTLY i ON chats (id);',
    `${outsideTransaction}\nCREATE INDEX CONCURRENTLY i ON chats (id);`,
    'ALTER TABLE chats ADD CONSTRAINT c CHECK (id IS NOT NULL);',
    'ALTER TABLE chats ADD COLUMN a int, ADD CONSTRAINT c FOREIGN KEY (a) REFERENCES b (id);',
    'ALTER TABLE chats ADD CONSTRAINT c UNIQUE (id);',
    'ALTER TABLE chats ALTER COLUMN title SET NOT NULL;',
    'ALTER TABLE chats ALTER COLUMN title TYPE text;',
    'ALTER TABLE chats ADD COLUMN a int NOT NULL;',
    'ALTER TABLE chats ADD COLUMN a uuid DEFAULT gen_random_uuid();',
    'ALTER TABLE chats ADD COLUMN a text GENERATED ALWAYS AS (lower(title)) STORED;',
    'ALTER TABLE chats DROP COLUMN title;',
    'DROP TABLE chats;',
    'ALTER TABLE chats RENAME COLUMN title TO name;',
    'TRUNCATE chats;',
    "UPDATE chats SET title = '';",
    'ALTER TABLE chats ADD CONSTRAINT c CHECK (a > 0) NOT VALID; ALTER TABLE chats VALIDATE CONSTRAINT c;',
  ])('must not contain %s', (sql) => {
    expect(unsafeIn(sql)).not.toEqual([]);
  });

  it.each([
    'CREATE TABLE a (id int); CREATE INDEX i ON a (id); ALTER TABLE a ADD CONSTRAINT c CHECK (id > 0);',
    `${outsideTransaction}\nDROP INDEX CONCURRENTLY IF EXISTS i; CREATE INDEX CONCURRENTLY i ON chats (id);`,
    'ALTER TABLE chats ADD COLUMN a uuid REFERENCES releases (id), ADD COLUMN b boolean NOT NULL DEFAULT false;',
    'ALTER TABLE chats ADD CONSTRAINT c CHECK (a IS NOT NULL) NOT VALID;',
    `${outsideTransaction}\nALTER TABLE chats VALIDATE CONSTRAINT c;`,
    'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ UPDATE chats SET a = 1; DROP TABLE b; $$;',
    '-- Safe: the table has one row per plan.\nUPDATE plans SET a = 1;',
  ])('may contain %s', (sql) => {
    expect(unsafeIn(sql)).toEqual([]);
  });
});
