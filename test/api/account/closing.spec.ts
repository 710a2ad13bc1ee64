import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { Jobs } from '../../../backend/src/jobs/jobs.service.js';
import { makeSheet } from '../../../backend/src/pdf/one-sheets/make-sheet.job.js';
import { startApp } from '../../support/app.js';
import { HeldLine } from '../../support/faults/held-line.js';
import { next, until } from '../../support/replies.js';
import { readServices } from '../../support/services.js';
import { startTestSandbox } from '../../support/test-sandbox.js';

/** Each of these would fail on an unhandled rejection. */
describe('closing an application before Redis has responded', () => {
  let line: HeldLine;

  beforeAll(async () => {
    line = await HeldLine.to(readServices().redisUrl);
  });
  afterAll(() => line.close());

  it.each([
    ['servers', ':sockets#'],
    ['the worker', ':ended-accounts'],
  ])('ends the subscription to %s', async (_, channel) => {
    const held = line.stopAt({ texts: ['subscribe', channel], when: 'answered' });
    const app = await startApp({ REDIS_URL: line.url });
    await held;
    await app.close();
    // Errors from the closed connection surface now.
    await setImmediate();
  });

  it('ends waiting for a job', async () => {
    const app = await startApp({ REDIS_URL: line.url });
    const held = line.stopAt({ texts: ['subscribe', ':one-sheets:completed'], when: 'answered' });
    const gone = new AbortController();
    const waiting = app.nest.get(Jobs, { strict: false }).waitFor(makeSheet, 'sheet-1', gone.signal);
    await held;
    gone.abort(new Error('hung up'));
    await expect(waiting).rejects.toThrow();
    await app.close();
    await setImmediate();
  });
});

describe('closing an application while a message waits for its reply to start', () => {
  it('returns the stored failed reply', async () => {
    const app = await startApp();
    const artist = app.visitor();
    await artist.subscribe();
    const { id } = await artist.chat();
    const sent = artist.send(id, 'Are you there? [sandbox:hang]');
    await until(async () => (await artist.messages(id)).length === 2);
    await app.close();
    const { status, body } = await sent;
    expect([status, body.reply]).toMatchObject([201, { content: '', status: 'failed' }]);
  });
});

describe('closing an application that still writes a reply', () => {
  it('stops it when the artist’s access ends, and shows other servers’ events in its tabs', async () => {
    const sandbox = await startTestSandbox({ tokensPerSecond: 200 });
    const app = await startApp({ ...sandbox.variables, DRAIN_SECONDS: '60' });
    const { databaseUrl, redisPrefix } = app.env;
    const other = await startApp({ DATABASE_URL: databaseUrl, REDIS_PREFIX: redisPrefix });
    const artist = app.visitor();
    const { id: userId } = await artist.subscribe();
    const { id: chatId } = await artist.chat();
    const socket = await artist.connect();
    await artist.send(chatId, 'Tell me all [sandbox:long]');
    const closed = app.close();
    await until(async () => (await artist.get('/api/health/ready')).status === 503);

    const elsewhere = other.visitor();
    elsewhere.cookie = artist.cookie;
    const created = next(socket, 'chat:upsert');
    await elsewhere.chat();
    await created;

    const ended = next(socket, 'reply:end');
    await app.database.query("UPDATE subscriptions SET status = 'canceled', end_date = now() WHERE user_id = $1", [
      userId,
    ]);
    expect((await ended).message.status).toBe('stopped');
    await closed;
    await other.close();
    await sandbox.remove();
  });
});

describe('closing an application while the model names a chat', () => {
  it('stores the title and the usage', async () => {
    const sandbox = await startTestSandbox({ tokensPerSecond: 20 });
    const app = await startApp({ ...sandbox.variables });
    const artist = app.visitor();
    await artist.subscribe();
    const { id, title } = await artist.chat();
    const socket = await artist.connect();
    const ended = next(socket, 'reply:end');
    await artist.send(id, 'Hi');
    await ended;
    await app.close();

    const database = new pg.Client({ connectionString: app.env.databaseUrl });
    await database.connect();
    const chats = await database.query<{ title: string }>('SELECT title FROM chats WHERE id = $1', [id]);
    const calls = await database.query<{ purpose: string }>('SELECT purpose FROM model_calls ORDER BY purpose');
    await database.end();
    expect(chats.rows[0]?.title).not.toBe(title);
    expect(calls.rows.map(({ purpose }) => purpose)).toEqual(['facts', 'reply', 'title']);
    await sandbox.remove();
  });
});

describe('closing an application with idle connections', () => {
  // Browsers open such connections ahead of their requests.
  it('closes them', async () => {
    const app = await startApp();
    const connection = connect(Number(new URL(app.url).port), '127.0.0.1');
    connection.resume();
    await once(connection, 'connect');
    const ended = once(connection, 'close');
    await Promise.all([app.close(), ended]);
  }, 20_000);
});
