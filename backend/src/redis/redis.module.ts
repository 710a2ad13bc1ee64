import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

/**
 * Opens a connection whose commands fail at once while Redis is away, so that a live reply never waits for it.
 * What Redis holds may be rebuilt; whoever uses it says what happens without it.
 */
function openRedis(url: string): Redis {
  const logger = new Logger('Redis');
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 2000,
    connectTimeout: 5000,
    retryStrategy: (times) => Math.min(times * 50, 1000),
  });
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway) logger.warn(`Redis is away: ${error.message}`);
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) logger.warn('Redis is back');
    isAway = false;
  });
  return redis;
}

/** The connection to Redis: live texts, leases, and what servers tell each other. */
@Global()
@Module({
  providers: [
    {
      provide: Redis,
      inject: [ENV],
      useFactory: async (env: Env) => {
        const redis = openRedis(env.redisUrl);
        await redis.connect();
        return redis;
      },
    },
  ],
  exports: [Redis],
})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
