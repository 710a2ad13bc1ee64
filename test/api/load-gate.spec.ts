import { setImmediate as nextTurn } from 'node:timers/promises';
import { startApp, type TestApp } from '../support/app.js';
import type { Client } from '../support/client.js';
import { until } from '../support/replies.js';

/** Longer than the event loop may be late here. */
const turnMs = 60;

describe('a server whose event loop is behind', () => {
  let app: TestApp;
  let artist: Client;

  beforeAll(async () => {
    app = await startApp({ MAX_LOOP_DELAY_MS: '30' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
  });
  afterEach(() => artist.close());

  it('refuses new messages at once and keeps nothing of them, and takes them again when it has caught up', async () => {
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
