import { Redis } from 'ioredis';
import pg from 'pg';
import type { Env } from './env.js';

/**
 * Checks that PostgreSQL and Redis answer before anything is built on them.
 * @throws Error with one sentence that names the variable, the host and the cause
 */
export async function assertReachable(env: Pick<Env, 'databaseUrl' | 'redisUrl'>): Promise<void> {
  await withReason('DATABASE_URL', 'PostgreSQL', env.databaseUrl, async () => {
    const client = new pg.Client({ connectionString: env.databaseUrl, connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
    } finally {
      await client.end();
    }
  });
  await withReason('REDIS_URL', 'Redis', env.redisUrl, async () => {
    const redis = new Redis(env.redisUrl, {
      lazyConnect: true,
      connectTimeout: 5000,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    let cause: Error | undefined;
    redis.on('error', (error: Error) => (cause ??= error));
    try {
      await redis.connect();
      // Connecting succeeds even if there is no such database.
      await redis.select(redis.options.db ?? 0);
    } catch (error) {
      throw cause ?? error;
    } finally {
      redis.disconnect();
    }
  });
}

async function withReason(variable: string, what: string, url: string, connect: () => Promise<void>): Promise<void> {
  try {
    await connect();
  } catch (error) {
    const cause = error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : '';
    throw new Error(`${variable}: ${what} at ${new URL(url).host} is not reachable (${cause})`, { cause: error });
  }
}
