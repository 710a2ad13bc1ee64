import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { createRedis, eachServer, type RedisEnv } from './redis-client.js';
import { watchRedis } from './redis-watch.js';

/**
 * Commands fail immediately while Redis is unavailable, and within a second if it hangs (see `watchRedis`), so live replies
 * never block on it. Everything in Redis can be rebuilt; each caller defines its own fallback.
 */
function createSharedRedis(env: RedisEnv): Redis {
  const logger = new Logger('Redis');
  const redis = createRedis(
    env,
    {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 2000,
    },
    { enableAutoPipelining: true, maxRedirections: 3 },
  );
  let isUnavailable = false;
  redis.on('error', (error: Error) => {
    if (!isUnavailable) logger.warn(`Redis is unavailable: ${error.message}`);
    isUnavailable = true;
  });
  redis.on('ready', () => {
    if (isUnavailable) logger.warn('Redis is back');
    isUnavailable = false;
  });
  eachServer(redis, watchRedis);
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
        const redis = createSharedRedis(env);
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
