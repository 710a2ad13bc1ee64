import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
import type { Env } from '../config/env.js';

/**
 * How long a connection may be idle before TCP checks that the other side still has it, in milliseconds. The default is
 * two hours.
 */
const keepAliveMs = 10_000;

/** Where Redis is. */
export type RedisEnv = Pick<Env, 'redisUrl' | 'redisClusterNodes'>;

/** A command and its arguments. */
export type RedisCommand = [name: string, ...args: (string | number)[]];

/**
 * Creates a client for a single Redis or a Redis Cluster. A `Cluster` has all the commands of a `Redis`. Don't use what
 * it lacks (`stream`, and pipelines and scripts across nodes) except through this file.
 * @param options of the connection, or of the connection to each node
 * @param clusterOptions of the cluster as a whole
 */
export function createRedis(env: RedisEnv, options: RedisOptions, clusterOptions: ClusterOptions = {}): Redis {
  const address = redisOptions(env.redisUrl);
  if (env.redisClusterNodes.length === 0) {
    return new Redis({ ...address, keepAlive: keepAliveMs, ...options });
  }
  const { host, port, username, password, tls } = address;
  const access = { ...(username ? { username } : {}), ...(password ? { password } : {}), ...(tls ? { tls } : {}) };
  const { lazyConnect = false, enableOfflineQueue = true, ...nodeOptions } = options;
  const cluster = new Cluster([{ host, port }, ...env.redisClusterNodes], {
    redisOptions: { ...access, keepAlive: keepAliveMs, ...nodeOptions },
    lazyConnect,
    enableOfflineQueue,
    clusterRetryStrategy: retryAfter,
    // A certificate is issued for the name of a node, not for its address.
    ...(tls ? { dnsLookup: (address, found) => found(null, address) } : {}),
    ...clusterOptions,
  });
  return cluster as unknown as Redis;
}

/** Calls `use` with each connection to a single server that the client has or will have. */
export function eachServer(redis: Redis, use: (server: Redis) => void): void {
  if (isCluster(redis)) redis.on('+node', use);
  else use(redis);
}

/** The connection that receives the client's messages; undefined while a cluster's client has none. */
export function subscriberOf(redis: Redis): Redis | undefined {
  if (!isCluster(redis)) return redis;
  const { subscriber } = redis as unknown as { subscriber?: { getInstance(): Redis | null } };
  return subscriber?.getInstance() ?? undefined;
}

/**
 * Sends commands in one go: as one batch, or in a cluster as one per node.
 * @returns for each command, its error or its answer
 */
export async function sendTogether(
  redis: Redis,
  commands: RedisCommand[],
): Promise<[error: Error | null, answer: unknown][]> {
  if (!isCluster(redis)) return (await redis.pipeline(commands).exec()) ?? [];
  // The client batches the commands for one node by itself.
  const answers = await Promise.allSettled(commands.map(([name, ...args]) => redis.call(name, ...args)));
  return answers.map((answer) =>
    answer.status === 'fulfilled' ? [null, answer.value] : [answer.reason as Error, undefined],
  );
}

/**
 * The command that publishes a message. Messages of a channel arrive in order. A cluster's client would publish each
 * one through a different node, so there the node that owns the channel's name as a key does it.
 */
export function toPublish(redis: Redis, channel: string, message: string): RedisCommand {
  if (!isCluster(redis)) return ['publish', channel, message];
  return ['eval', "return redis.call('PUBLISH', KEYS[1], ARGV[1])", 1, channel, message];
}

/** The values of keys on any node. @throws Error if one can't be read */
export async function readValues(redis: Redis, keys: string[]): Promise<(string | null)[]> {
  const answers = await sendTogether(
    redis,
    keys.map((key): RedisCommand => ['get', key]),
  );
  return answers.map(([error, value]) => {
    if (error) throw error;
    return value as string | null;
  });
}

/** The connection options for a URL. */
export function redisOptions(redisUrl: string): RedisOptions & { host: string; port: number } {
  const { protocol, hostname, port, username, password, pathname } = new URL(redisUrl);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 6379),
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    db: Number(pathname.slice(1)),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    retryStrategy: retryAfter,
  };
}

/** Clients reconnect within a second once Redis is back. */
function retryAfter(times: number): number {
  return Math.min(times * 50, 1000);
}

/** The types of ioredis don't allow for a `Redis` that is a cluster. */
function isCluster(redis: object): boolean {
  return redis instanceof Cluster;
}
