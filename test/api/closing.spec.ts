import { setImmediate } from 'node:timers/promises';
import { startApp } from '../support/app.js';
import { HeldLine } from '../support/faults-held-line.js';
import { readServices } from '../support/services.js';

/** What nobody catches fails each of these. */
describe('an application that is closed before Redis has answered', () => {
  let line: HeldLine;

  beforeAll(async () => {
    line = await HeldLine.to(readServices().redisUrl);
  });
  afterAll(() => line.close());

  it.each([
    ['servers', ':sockets#'],
    ['the worker’s one-sheets', ':one-sheets:progress'],
    ['the worker’s files', ':media:progress'],
  ])('lets go of hearing of %s', async (_, channel) => {
    const held = line.stopAt({ texts: ['subscribe', channel], when: 'answered' });
    const app = await startApp({ REDIS_URL: line.url });
    await held;
    await app.close();
    // What a closed connection has cut is told then.
    await setImmediate();
  });
});
