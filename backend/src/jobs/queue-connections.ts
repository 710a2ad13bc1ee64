import { Inject, Injectable } from '@nestjs/common';
import type { QueueOptions } from 'bull';
import type { Redis } from 'ioredis';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { prefixTogether } from '../config/prefix-together.js';
import { createRedis } from '../redis/redis-client.js';
import { replaceIfSilent } from '../redis/redis-watch.js';

/** How long a connection may leave a command unanswered, in milliseconds: twice as long as waiting for a job may block. */
const silentMs = 10_000;

type ConnectionType = 'client' | 'subscriber' | 'bclient';

/**
 * The queues' connections. The commands that end a job wait for Redis for as long as it takes, so that the job isn't
 * repeated; requests have their own time limit.
 */
@Injectable()
export class QueueConnections {
  /** Bull only closes connections that it has opened itself. */
  private readonly opened: Redis[] = [];
  private readonly shared = new Map<ConnectionType, Redis>();

  constructor(@Inject(ENV) private readonly env: Env) {}

  options(): Pick<QueueOptions, 'createClient' | 'prefix'> {
    const isCluster = this.env.redisClusterNodes.length > 0;
    return {
      createClient: (type) => (isCluster ? this.toCluster(type) : this.open(type)),
      prefix: prefixTogether(this.env),
    };
  }

  /** Each queue calls it when it is closed, but a connection must be closed only once. */
  close(): void {
    for (const redis of this.opened.splice(0)) redis.disconnect();
  }

  /** All queues share two connections; each has one of its own to wait for jobs. */
  private toCluster(type: ConnectionType): Redis {
    const known = this.shared.get(type);
    if (known) return known;
    const redis = this.open(type);
    if (type !== 'bclient') this.shared.set(type, redis);
    return redis;
  }

  private open(type: ConnectionType): Redis {
    // Bull insists on the first for connections that block or subscribe.
    const redis = createRedis(this.env, {
      enableReadyCheck: false,
      maxRetriesPerRequest: null,
      socketTimeout: silentMs,
    });
    this.opened.push(redis);
    // A ping would wait for the blocking read.
    if (type !== 'bclient') replaceIfSilent(redis);
    return redis;
  }
}
