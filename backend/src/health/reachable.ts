import type { Redis } from 'ioredis';
import pg from 'pg';
import { createRedis } from '../redis/redis-client.js';
import type { Env } from '../config/env.js';

/**
 * Checks that PostgreSQL and Redis answer before anything connects to them.
 * @throws Error with one sentence that names the variable, the host and the cause
 */
export async function assertReachable(
  env: Pick<Env, 'databaseUrl' | 'databaseReplicaUrl' | 'redisUrl' | 'redisClusterNodes'>,
): Promise<void> {
  await withReason('DATABASE_URL', 'PostgreSQL', env.databaseUrl, async () => {
    const client = new pg.Client({ connectionString: env.databaseUrl, connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
    } finally {
      await client.end();
    }
  });
  await withReason('REDIS_URL', 'Redis', env.redisUrl, () => connectOnce(env));
  if (env.databaseReplicaUrl) await assertReplica(env.databaseReplicaUrl);
}

/** A replica that doesn't answer may do so later; until then the primary is read. */
async function assertReplica(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  const answer = await client.connect().then(
    () => client.query<{ isReplica: boolean }>('SELECT pg_is_in_recovery() AS "isReplica"'),
    () => undefined,
  );
  await client.end().catch(() => undefined);
  if (answer?.rows[0]?.isReplica === false)
    throw new Error(`DATABASE_REPLICA_URL: PostgreSQL at ${new URL(url).host} is not a replica`);
}

async function connectOnce(env: Pick<Env, 'redisUrl' | 'redisClusterNodes'>): Promise<void> {
  const once = { lazyConnect: true, connectTimeout: 5000, maxRetriesPerRequest: 0, retryStrategy: () => null };
  const redis = createRedis(env, once, { clusterRetryStrategy: () => null });
  let cause: Error | undefined;
  // A cluster's error only says that none of its nodes could be used; the last node's error says why.
  redis.on('error', (error: Error & { lastNodeError?: Error }) => (cause ??= error.lastNodeError ?? error));
  try {
    await redis.connect();
    await assertUsable(redis, env);
  } catch (error) {
    throw cause ?? error;
  } finally {
    redis.disconnect();
  }
}

async function assertUsable(redis: Redis, env: Pick<Env, 'redisClusterNodes'>): Promise<void> {
  if (env.redisClusterNodes.length > 0) return;
  if (/^redis_mode:cluster/m.test(await redis.info('server')))
    throw new Error('it is a node of a Redis Cluster: set REDIS_CLUSTER_NODES');
  // Connecting succeeds even if there is no such database.
  await redis.select(redis.options.db ?? 0);
}

async function withReason(variable: string, what: string, url: string, connect: () => Promise<void>): Promise<void> {
  try {
    await connect();
  } catch (error) {
    const cause = error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : '';
    throw new Error(`${variable}: ${what} at ${new URL(url).host} is not reachable (${cause})`, { cause: error });
  }
}
