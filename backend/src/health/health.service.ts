import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Metrics } from '../common/metrics.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { projectRoot } from '../config/project-root.js';
import { DatabaseProbe } from '../database/database.probe.js';
import { AssistantStatus } from '../providers/assistant/assistant-status.js';

/** Response body of `/api/health/ready`. */
export interface Readiness {
  status: 'ok' | 'degraded' | 'down';
  reasons: string[];
  version: string;
  /** The commit it was built from; null if that isn't known. */
  commit: string | null;
}

/** A dependency that takes longer than this to respond counts as down. */
const timeoutMs = 1000;

/** Distinguishes old and new servers during a deploy. */
const { version } = createRequire(import.meta.url)(join(projectRoot, 'package.json')) as { version: string };

/** Ready means that the process isn't shutting down; what doesn't respond is a reason for `degraded`. */
@Injectable()
export class HealthService implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly database: DatabaseProbe,
    private readonly assistant: AssistantStatus,
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
    metrics: Metrics,
  ) {
    metrics.watchEach('fanfare_degraded', 'What this server misses: 1 for each reason', 'reason', async () => {
      const { reasons } = await this.state();
      return new Map(reasons.map((reason) => [reason, 1]));
    });
  }

  /**
   * `down` only for what this server alone can't do: if a proxy took away all servers because the database is gone, nothing would
   * be left to tell artists so. What all servers miss is `degraded`, with the reasons.
   */
  async state(): Promise<Readiness> {
    const about = { version, commit: this.env.commit ?? null };
    if (this.isStopping) return { status: 'down', reasons: ['stopping'], ...about };
    const { trouble } = this.assistant;
    const reasons = [...(await this.listUnavailable()), ...(trouble === null ? [] : [trouble])];
    return { status: reasons.length === 0 ? 'ok' : 'degraded', reasons, ...about };
  }

  private async listUnavailable(): Promise<string[]> {
    const [database, redis] = await Promise.all([
      respondsInTime(() => this.database.ask()),
      respondsInTime(() => this.redis.ping()),
    ]);
    return [...(database ? [] : ['database']), ...(redis ? [] : ['redis'])];
  }

  /** The first shutdown hook, so load balancers see `down` before the app starts waiting for running replies. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }
}

function respondsInTime(ping: () => Promise<unknown>): Promise<boolean> {
  const succeeded = ping().then(
    () => true,
    () => false,
  );
  return pTimeout(succeeded, { milliseconds: timeoutMs, fallback: () => false });
}
