import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { watchRedis } from './redis-watch.js';

/**
 * Commands fail immediately while Redis is unavailable, so live replies never block on it. Everything in Redis can be
 * rebuilt; each caller defines its own fallback.
 */
function createRedisClient(url: string): Redis {
  const logger = new Logger('Redis');
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 2000,
    connectTimeout: 2000,
    retryStrategy: (times) => Math.min(times * 50, 1000),
  });
  let isUnavailable = false;
  redis.on('error', (error: Error) => {
    if (!isUnavailable) logger.warn(`Redis is unavailable: ${error.message}`);
    isUnavailable = true;
  });
  redis.on('ready', () => {
    if (isUnavailable) logger.warn('Redis is back');
    isUnavailable = false;
  });
  watchRedis(redis);
  return redis;
}

/** The shared Redis connection: live texts, leases and messages between servers. */
@Global()
@Module({
  providers: [
    {
      provide: Redis,
      inject: [ENV],
      useFactory: async (env: Env) => {
        const redis = createRedisClient(env.redisUrl);
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
