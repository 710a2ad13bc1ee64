import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SentMessage } from '../../../contract/chats/chat.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client } from '../../support/client.js';
import { EchoModel } from '../../support/models/echo-model.js';
import { until } from '../../support/replies.js';

/** Longer than the event loop delay allowed here. */
const turnMs = 60;

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
