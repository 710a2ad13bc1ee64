import { io } from 'socket.io-client';
import { Broadcaster } from '../../../backend/src/broadcast/broadcaster.js';
import { SocketBalance } from '../../../backend/src/realtime/socket-balance.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Client } from '../../support/client.js';
import { describeApp } from '../../support/describe-app.js';
import { StickyProxy } from '../../support/hosting/sticky-proxy.js';
import { until } from '../../support/replies.js';

describe('sockets', () => {
  const { app } = describeApp();
  let artist: Client;
  let id: string;

  beforeEach(async () => {
    artist = app.visitor();
    ({ id } = await artist.subscribe());
  });
  afterEach(() => artist.close());

  it('that never read are cut off before they fill the memory', async () => {
    const socket = await artist.connect();
    const reader = await artist.connect();
    const broadcaster = app.nest.get(Broadcaster, { strict: false });
    let heard = 0;
    reader.on('reply:delta', () => (heard += 1));
    const { transport } = socket.io.engine as unknown as { transport: { ws: { _socket: { pause: () => void } } } };
    transport.ws._socket.pause();
    const text = 'x'.repeat(50_000);
    let sent = 0;
    // The network buffers some megabytes before the server notices.
    await until(async () => {
      sent += 1;
      broadcaster.emit(id, 'reply:delta', { chatId: 'c', messageId: 'm', offset: 0, text });
      await until(async () => heard === sent);
      return app.nest.get(SocketBalance, { strict: false }).count === 1;
    });
    expect(sent).toBeGreaterThan(20);
    expect(reader.connected).toBe(true);
  });

  describe('when another server joins', () => {
    let other: TestApp;
    afterEach(() => other.close());

    it('move to it a few at a time, each once, and stay connected', async () => {
      const sockets = await Promise.all(Array.from({ length: 25 }, () => artist.connect()));
      for (const socket of sockets) socket.io.reconnection(true);
      let moves = 0;
      for (const socket of sockets) socket.on('disconnect', () => (moves += 1));
      const here = app.nest.get(SocketBalance, { strict: false });
      await here.compare();
      expect(moves).toBe(0);
      const { DATABASE_URL, REDIS_PREFIX } = { DATABASE_URL: app.env.databaseUrl, REDIS_PREFIX: app.env.redisPrefix };
      other = await startApp({ DATABASE_URL, REDIS_PREFIX });
      await other.nest.get(SocketBalance, { strict: false }).compare();
      await here.compare();
      // One in twenty.
      await until(async () => moves === 2);
      for (let time = 0; time < 40; time += 1) await here.compare();
      await until(async () => sockets.every(({ connected }) => connected));
      expect(moves).toBeGreaterThan(10);
      expect(moves).toBeLessThanOrEqual(sockets.length);
    });

    it('arrive there even if a cookie pins their visitor to the first', async () => {
      const here = app.nest.get(SocketBalance, { strict: false });
      const proxy = await StickyProxy.start();
      const pin = proxy.add(app.url);
      const sockets = Array.from({ length: 20 }, () =>
        io(proxy.url, {
          forceNew: true,
          transports: ['websocket'],
          extraHeaders: { origin: artist.origin, cookie: `${artist.cookie}; ${pin}` },
        }),
      );
      await until(async () => sockets.every(({ connected }) => connected));
      await here.compare();
      const { DATABASE_URL, REDIS_PREFIX } = { DATABASE_URL: app.env.databaseUrl, REDIS_PREFIX: app.env.redisPrefix };
      other = await startApp({ DATABASE_URL, REDIS_PREFIX, PUBLIC_URL: app.env.publicUrl });
      proxy.add(other.url);
      const there = other.nest.get(SocketBalance, { strict: false });
      await until(async () => {
        await there.compare();
        await here.compare();
        // Up to a tenth above the average is left alone.
        return there.count >= 9 && here.count + there.count === sockets.length;
      });
      sockets.forEach((socket) => socket.disconnect());
      proxy.close();
    });
  });
});
