import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../../backend/src/database/migrations.js';
import { createDatabase, type TestDatabase } from '../../support/database.js';
import { previousRelease } from '../../support/release/previous-release.js';
import { readSchema } from '../../support/release/schema.js';

describe('servers of the previous release, on the new schema', () => {
  const release = previousRelease();
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createDatabase();
    await migrate(database.url);
  });
  afterAll(() => database.close());

  /** Why PostgreSQL refuses a statement; null if it accepts it. */
  const refusalOf = (sql: string): Promise<string | null> =>
    database.query(`PREPARE each AS ${sql}`).then(
      () => database.query('DEALLOCATE ALL').then(() => null),
      (error: Error) => `${error.message}: ${sql}`,
    );

  it('can run all their statements', async () => {
    expect(release.statements.length).toBeGreaterThan(100);
    const refused: string[] = [];
    for (const sql of release.statements) {
      const refusal = await refusalOf(sql);
      if (refusal !== null) refused.push(refusal);
    }
    expect(refused).toEqual([]);
  });

  describe('can write what fires triggers', () => {
    const [userId, guestChat, ownChat, releaseId, documentId] = Array.from({ length: 5 }, () => randomUUID());
    const [question, reply, second, secondReply] = Array.from({ length: 4 }, () => randomUUID());
    const place = JSON.stringify({ lastActivityAt: '2026-11-27T00:00:00Z', archivedAt: null });
    let client: pg.Client;

    beforeEach(async () => {
      client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query('BEGIN');
    });
    afterEach(async () => {
      await client.query('ROLLBACK');
      await client.end();
    });

    /** Runs the recorded statement that contains these words, as the previous release does. */
    async function run<Row extends object>(words: string, values: unknown[]): Promise<Row[]> {
      const [statement, ...others] = release.statements.filter((sql) => sql.includes(words));
      if (statement === undefined || others.length > 0) {
        throw new Error(`The recording has ${others.length + (statement ? 1 : 0)} statements with "${words}", not one`);
      }
      return (await client.query<Row>(statement, values)).rows;
    }
    const words = async (): Promise<object[]> =>
      (
        await client.query<object>(
          `SELECT message_id AS id, owner, chat_id AS "chatId", terms <> '' AS "isFound" FROM message_words
           ORDER BY said_at, message_id = $1`,
          [reply],
        )
      ).rows;
    const addUser = (): Promise<unknown> =>
      run('INSERT INTO users (id, name, email, password_hash)', [userId, 'Mara', 'mara@artist.test', 'hash']);
    const addChat = (id: string | undefined, guestId: unknown = null): Promise<unknown> =>
      run('INSERT INTO chats (id, user_id', [id, guestId ? null : userId, guestId, 'New Conversation', 'nobody', null]);
    const send = (chatId: string | undefined, owner: string | undefined, ids: (string | undefined)[]) =>
      run('WITH  counted AS (', [chatId, owner, ...ids, 'When do I pitch my single?', randomUUID(), 10, 7]);
    const endReply = (id: string | undefined) =>
      run('UPDATE messages SET status = $3', [id, 1, 'complete', 'Four weeks ahead.', 4]);

    it('messages and replies, which are found by search', async () => {
      await addUser();
      await addChat(ownChat);
      expect(await send(ownChat, userId, [question, reply])).toHaveLength(2);
      expect(await endReply(reply)).toHaveLength(1);
      const found = { owner: userId, chatId: ownChat, isFound: true };
      expect(await words()).toEqual([
        { id: question, ...found },
        { id: reply, ...found },
      ]);
    });

    it('the transfer of a trial, whose messages are then found by search', async () => {
      await addUser();
      const [guest] = await run<{ id: string }>('INSERT INTO guests (cookie_hash)', [Buffer.from('cookie')]);
      await addChat(guestChat, guest?.id);
      await send(guestChat, `guest:${guest?.id}`, [question, reply]);
      await endReply(reply);
      expect(await words()).toEqual([]);
      await run('UPDATE guests SET carried_to = $2', [guest?.id, userId, 'There is more']);
      const found = { owner: userId, chatId: guestChat, isFound: true };
      expect(await words()).toEqual([
        { id: question, ...found },
        { id: reply, ...found },
      ]);
    });

    it('taking back a message that was shared meanwhile: the share ends on the one before it', async () => {
      await addUser();
      await addChat(ownChat);
      await send(ownChat, userId, [question, reply]);
      await endReply(reply);
      await send(ownChat, userId, [second, secondReply]);
      await client.query(
        `INSERT INTO chat_shares (chat_id, token, leaf_id, title, leaf_content) SELECT $1, 'token', id, 'Shared', content
         FROM messages WHERE id = $2`,
        [ownChat, second],
      );
      await run('), gone AS (', [ownChat, second, secondReply, 1, reply, place]);
      const { rows } = await client.query('SELECT leaf_id, leaf_content FROM chat_shares');
      expect(rows).toEqual([{ leaf_id: reply, leaf_content: 'Four weeks ahead.' }]);
    });

    it('a document in a release of its own account, but in no other', async () => {
      await addUser();
      await run('INSERT INTO releases (id, user_id', [
        ...[releaseId, userId, 'release', 'Salt Road', '2027-03-12', 'UTC', 'single', '[]', 3, null, null, '', ''],
      ]);
      const add = (id: string | undefined, inRelease: string | undefined) =>
        run('INSERT INTO documents (id, user_id', [
          ...[userId, [id], ['other'], ['Salt Road'], ['Words'], [null], [inRelease], ['[]'], ['[]'], [false]],
          ...[500, 'artist'],
        ]);
      await add(documentId, releaseId);
      await add(randomUUID(), randomUUID());
      const { rows } = await client.query('SELECT release_id FROM documents ORDER BY release_id NULLS LAST');
      expect(rows).toEqual([{ release_id: releaseId }, { release_id: null }]);
    });

    it('and every trigger is one of those that this fires', async () => {
      const { rows } = await client.query<{ name: string }>(
        `SELECT DISTINCT trigger_name AS name FROM information_schema.triggers ORDER BY 1`,
      );
      // The previous release sets no release of a chat or fact.
      expect(rows.map(({ name }) => name)).toEqual([
        ...['chats_own_release', 'documents_own_release', 'facts_own_release', 'message_share_kept'],
        ...['message_words_carried', 'message_words_insert', 'message_words_update'],
      ]);
    });
  });

  it('fill in every column that needs a value', async () => {
    const needed = await database.query<{ table: string; column: string }>(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
       WHERE table_schema = 'public' AND is_nullable = 'NO' AND column_default IS NULL
         AND is_identity = 'NO' AND is_generated = 'NEVER'`,
    );
    const inserts = release.statements.flatMap((sql) => [
      ...sql.matchAll(/INSERT INTO (\w+)(?: AS \w+)? \(([^)]+)\)/g),
    ]);
    expect(inserts.length).toBeGreaterThan(20);
    const missing = inserts.flatMap(([, table = '', filled = '']) => {
      const columns = filled.split(',').map((column) => column.trim().replaceAll('"', ''));
      return (
        needed
          .filter((each) => each.table === table && !columns.includes(each.column))
          // Columns that it doesn't fill in itself have triggers.
          .filter((each) => !release.columns[table]?.includes(each.column))
          .map((each) => `${table}.${each.column}`)
      );
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  it('may keep writing as before: old columns have no new rules', async () => {
    const { rules } = await readSchema(database);
    const known = new Set(release.rules.map(({ rule }) => rule));
    const isOld = (column: string): boolean => {
      const [table = '', name = ''] = column.split('.');
      return release.columns[table]?.includes(name) ?? false;
    };
    const added = rules.filter(({ rule, columns }) => !known.has(rule) && columns.length > 0 && columns.every(isOld));
    expect(added.map(({ rule }) => rule)).toEqual([]);
  });
});
