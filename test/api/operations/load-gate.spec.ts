import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SentMessage } from '../../../contract/chats/chat.js';
import { Jobs } from '../../../backend/src/jobs/jobs.service.js';
import { makeSheet } from '../../../backend/src/pdf/one-sheets/make-sheet.job.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client } from '../../support/client.js';
import { EchoModel } from '../../support/models/echo-model.js';
import { until } from '../../support/replies.js';

/** Statements that wait for another transaction's lock. */
const waitingForLock = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;

/** Longer than the event loop delay allowed here. */
const turnMs = 60;

/** Longer than any wait for Redis or a queue. */
const longPauseMs = 2500;

describe('a server with a lagging event loop', () => {
  let artist: Client;

  const { app } = describeApp({ env: { MAX_LOOP_DELAY_MS: '30' } });
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
  });
  afterEach(() => artist.close());

  it('refuses new messages without storing them, and accepts them once it has caught up', async () => {
    const { id } = await artist.chat();
    let isBusy = true;
    const work = (async () => {
      while (isBusy) {
        const end = performance.now() + turnMs;
        while (performance.now() < end);
        await nextTurn();
      }
    })();
    try {
      await until(async () => {
        const { status, headers } = await artist.send(id, 'When do I pitch?');
        if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        return status === 503;
      });
    } finally {
      isBusy = false;
      await work;
    }
    const before = (await artist.messages(id)).length;
    await until(async () => (await artist.send(id, 'And now?')).status === 201);
    expect(await artist.messages(id)).toHaveLength(before + 2);
  });

  it('doesn’t take its own pause for an outage of Redis or a queue', async () => {
    const redis = app.nest.get(Redis, { strict: false });
    const jobs = app.nest.get(Jobs, { strict: false });
    const answers = Promise.all([redis.get('nothing'), redis.ping(), jobs.waitingCount(makeSheet)]);
    // Commands are sent together at the end of the turn.
    await nextTurn();
    const end = performance.now() + longPauseMs;
    while (performance.now() < end);
    await expect(answers).resolves.toEqual([null, 'PONG', 0]);
    expect(redis.status).toBe('ready');
  });
});

describe('a server at its reply limit', () => {
  const { app } = describeApp({ model: () => EchoModel.start(), env: { MAX_ACTIVE_REPLIES: '1' } });

  it('refuses another message, and still returns repeated ones', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    const socket = await artist.connect();
    const { id } = await artist.chat();
    const ids = { message: randomUUID(), version: randomUUID() };
    const send = () => artist.send(id, 'Hello [hold]', ids.message);
    const sent = await send();
    const again = await send();
    expect([again.status, again.body.reply?.id]).toEqual([201, sent.body.reply.id]);
    expect((await artist.send(id, 'Another')).status).toBe(503);
    await socket.emitWithAck('reply:stop', { chatId: id });

    const regenerate = () =>
      artist.post<SentMessage>(`/api/chats/${id}/messages/${sent.body.reply.id}/regenerate`, {
        clientMessageId: ids.version,
      });
    const version = await regenerate();
    const versionAgain = await regenerate();
    expect([versionAgain.status, versionAgain.body.reply?.id]).toEqual([201, version.body.reply.id]);
    await socket.emitWithAck('reply:stop', { chatId: id });
    artist.close();
  });
});

describe('a server whose database takes in messages too slowly', () => {
  // One message is stored at a time.
  const { app } = describeApp({ model: () => EchoModel.start(), env: { DATABASE_POOL_SIZE: '4' } });

  it('refuses a message that has waited too long for its turn, without storing it', async () => {
    const [first, second] = [app.visitor(), app.visitor()];
    for (const artist of [first, second]) await artist.subscribe();
    const chats = { first: await first.chat(), second: await second.chat() };
    const holder = new pg.Client(app.database.url);
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM chats WHERE id = $1 FOR UPDATE', [chats.first.id]);
      const held = first.send(chats.first.id, 'When do I pitch?');
      await until(async () => (await holder.query(waitingForLock)).rows.length > 0);

      const refused = await second.send(chats.second.id, 'Me too');
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await second.messages(chats.second.id)).toEqual([]);

      await holder.query('COMMIT');
      expect((await held).status).toBe(201);
      expect((await second.send(chats.second.id, 'Me too')).status).toBe(201);
    } finally {
      await holder.end();
      first.close();
      second.close();
    }
  });
});
