import { Inject, Injectable } from '@nestjs/common';
import type { QueueOptions } from 'bull';
import type { Redis } from 'ioredis';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { prefixTogether } from '../config/prefix-together.js';
import { createRedis, redisOptions } from '../redis/redis-client.js';

/**
 * The queues' connections. The commands that end a job wait for Redis for as long as it takes, so that the job isn't
 * repeated; requests have their own time limit.
 */
@Injectable()
export class QueueConnections {
  /** Bull only closes connections that it has opened itself. */
  private readonly opened: Redis[] = [];
  private readonly shared = new Map<string, Redis>();

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** Bull can open connections to a single Redis itself, but doesn't support clusters. */
  options(): Pick<QueueOptions, 'redis' | 'createClient' | 'prefix'> {
    const prefix = prefixTogether(this.env);
    if (this.env.redisClusterNodes.length > 0) return { createClient: (type) => this.toCluster(type), prefix };
    return { redis: { ...redisOptions(this.env.redisUrl), maxRetriesPerRequest: null }, prefix };
  }

  close(): void {
    for (const redis of this.opened) redis.disconnect();
  }

  /** All queues share two connections; each has one of its own to wait for jobs. */
  private toCluster(type: 'client' | 'subscriber' | 'bclient'): Redis {
    const known = this.shared.get(type);
    if (known) return known;
    const redis = createRedis(this.env, { maxRetriesPerRequest: null });
    this.opened.push(redis);
    if (type !== 'bclient') this.shared.set(type, redis);
    return redis;
  }
}
