import { type INestApplicationContext, Logger } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from 'ioredis';
import type { Server, ServerOptions } from 'socket.io';
import { isOwnOrigin } from '../http/origin.js';
import type { Env } from '../config/env.js';
import { createRedis } from '../redis/redis-client.js';
import { replaceIfSilent } from '../redis/redis-watch.js';
import { watchCommands } from '../patches/socket-commands.js';

/** How long a connection may stay open without an authenticated socket, in milliseconds. */
const connectMs = 10_000;

/** How long the read of other servers' events may block, in milliseconds: shutdown waits for the last one. */
const blockMs = 500;

/** How long a connection may leave a command unanswered before it is replaced, in milliseconds. */
const silentMs = blockMs + 2500;

/** Socket.IO set-up: same origin only, small incoming frames, servers connected through Redis. */
export class SocketAdapter extends IoAdapter {
  private readonly log = new Logger(SocketAdapter.name);
  private readonly redis: Redis;

  constructor(
    app: INestApplicationContext,
    private readonly env: Env,
  ) {
    super(app);
    // The adapter uses blocking reads and must survive a Redis outage, so it has its own connection.
    this.redis = createRedis(env, { maxRetriesPerRequest: null, socketTimeout: silentMs });
    watchCommands(this.redis, (error) => this.log.warn({ err: error, msg: 'Not receiving events from other servers' }));
    this.replaceSilentCopies();
    this.redis.on('error', (error: Error) => this.log.debug(`Redis is unavailable: ${error.message}`));
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server = super.createIOServer(port, {
      ...options,
      serveClient: false,
      // The browser sends two small requests and nothing else.
      maxHttpBufferSize: 16_384,
      // Our client connects its socket at once. A connection without one uses memory, yet isn't counted anywhere.
      connectTimeout: connectMs,
      transports: ['websocket', 'polling'],
      allowRequest: (request, decide) => {
        const isOwn = isOwnOrigin(request.headers, this.env.publicUrl);
        decide(isOwn ? null : 'foreign origin', isOwn);
      },
    } as ServerOptions);
    // Guest ids are small numbers: another installation on this Redis has the same ones and must not receive their
    // events.
    const channel = `${this.env.redisPrefix}:sockets`;
    const adapter = createAdapter(this.redis, {
      streamName: channel,
      channelPrefix: channel,
      blockTimeInMs: blockMs,
    });
    server.adapter(adapter);
    return server;
  }

  /** The adapter duplicates the connection to read and to subscribe. */
  private replaceSilentCopies(): void {
    const duplicate = this.redis.duplicate.bind(this.redis);
    const duplicateWatched = (): Redis => {
      const copy = duplicate();
      replaceIfSilent(copy);
      return copy;
    };
    Object.assign(this.redis, { duplicate: duplicateWatched });
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    this.redis.disconnect();
  }
}
