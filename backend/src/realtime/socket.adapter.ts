import { type INestApplicationContext, Logger } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import type { Server, ServerOptions } from 'socket.io';
import { isOwnOrigin } from '../http/origin.js';
import type { Env } from '../config/env.js';
import { watchCommands } from '../patches/socket-commands.js';

/** How long a connection may be open without a socket that was let in, in milliseconds. */
const connectMs = 10_000;

/** Socket.IO as we run it: own origin only, small frames in, servers joined through Redis. */
export class SocketAdapter extends IoAdapter {
  private readonly log = new Logger(SocketAdapter.name);
  private readonly redis: Redis;

  constructor(
    app: INestApplicationContext,
    private readonly env: Env,
  ) {
    super(app);
    // The adapter reads with blocking calls and waits out an absence of Redis, so it has a connection of its own.
    this.redis = new Redis(env.redisUrl, { maxRetriesPerRequest: null });
    watchCommands(this.redis, (error) =>
      this.log.warn({ err: error, msg: 'Events of other servers are not received' }),
    );
    this.redis.on('error', (error: Error) => this.log.debug(`Redis is unavailable: ${error.message}`));
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server = super.createIOServer(port, {
      ...options,
      serveClient: false,
      // The browser sends two small requests and nothing else.
      maxHttpBufferSize: 16_384,
      // It asks to be let in at once: who does not is held, and counted nowhere, until then.
      connectTimeout: connectMs,
      transports: ['websocket', 'polling'],
      allowRequest: (request, decide) => {
        const isOwn = isOwnOrigin(request.headers, this.env.publicUrl);
        decide(isOwn ? null : 'foreign origin', isOwn);
      },
    } as ServerOptions);
    // Guests have small numbers: another installation at this Redis has the same, and must not hear what these are told.
    const channel = `${this.env.redisPrefix}:sockets`;
    const adapter = createAdapter(this.redis, {
      streamName: channel,
      channelPrefix: channel,
      // A closing server waits for its last read.
      blockTimeInMs: 500,
    });
    server.adapter(adapter);
    return server;
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    this.redis.disconnect();
  }
}
