import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import { DatabaseProbe } from '../database/database.probe.js';

/** How long a dependency may take to answer before it counts as down, in milliseconds. */
const timeoutMs = 1000;

/** Whether this process can serve: its dependencies answer and it is not on its way out. */
@Injectable()
export class HealthService implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly database: DatabaseProbe,
    @Inject(Redis) private readonly redis: Redis,
  ) {}

  /** The names of what is down; empty when all is well. */
  async findDown(): Promise<string[]> {
    if (this.isStopping) return ['stopping'];
    const [database, redis] = await Promise.all([answers(() => this.database.ask()), answers(() => this.redis.ping())]);
    return [...(database ? [] : ['database']), ...(redis ? [] : ['redis'])];
  }

  /** The first that a closing application calls: who asks is told before the replies are waited for. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }
}

function answers(ask: () => Promise<unknown>): Promise<boolean> {
  const asked = ask().then(
    () => true,
    () => false,
  );
  return pTimeout(asked, { milliseconds: timeoutMs, fallback: () => false });
}
