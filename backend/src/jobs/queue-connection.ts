import type { RedisOptions } from 'ioredis';

/**
 * How the queues connect to Redis. Their library reads addresses itself, but knows nothing of `rediss:`, and after an absence
 * of Redis waits for up to 20 s before it looks again. What a worker has done waits for Redis for as long as it takes, so that
 * it is not done twice; requests have a patience of their own.
 */
export function queueConnection(redisUrl: string): RedisOptions {
  const { protocol, hostname, port, username, password, pathname } = new URL(redisUrl);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 6379),
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    db: Number(pathname.slice(1)),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 50, 1000),
  };
}
