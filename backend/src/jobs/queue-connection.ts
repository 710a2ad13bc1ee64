import type { RedisOptions } from 'ioredis';

/**
 * Connection options of the queues. Bull parses URLs itself but doesn't know `rediss:`, and after a Redis outage waits
 * up to 20 s before reconnecting. A finished job's commands wait for Redis as long as necessary, so that it isn't
 * repeated; requests have their own time limit.
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
