import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import { BackupStatus } from '../backup/backup-status.service.js';
import { Metrics } from '../common/metrics.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { version } from '../config/version.js';
import { DatabaseProbe } from '../database/database.probe.js';
import { AssistantStatus } from '../providers/assistant/assistant-status.js';

/** Response body of `/api/health/ready`. */
export interface Readiness {
  status: 'ok' | 'degraded' | 'down';
  reasons: string[];
  /** Distinguishes old and new servers during a deploy. */
  version: string;
  /** The commit it was built from; null if that isn't known. */
  commit: string | null;
}

/** A dependency that takes longer than this to respond counts as down. */
const timeoutMs = 1000;

/** Ready means that the process isn't shutting down; any dependency that doesn't respond is a reason for `degraded`. */
@Injectable()
export class HealthService implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly database: DatabaseProbe,
    private readonly assistant: AssistantStatus,
    private readonly backups: BackupStatus,
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
   * `down` is only for problems of this server alone: if a proxy removed all servers because the database is gone,
   * nothing would be left to tell artists about it. Anything that affects all servers is `degraded`, with the reasons.
   */
  async state(): Promise<Readiness> {
    const about = { version, commit: this.env.commit ?? null };
    if (this.isStopping) return { status: 'down', reasons: ['stopping'], ...about };
    const { trouble } = this.assistant;
    const [unavailable, isBackupTroubled] = await Promise.all([this.listUnavailable(), this.isBackupTroubled()]);
    const reasons = [...unavailable, ...(trouble === null ? [] : [trouble]), ...(isBackupTroubled ? ['backups'] : [])];
    return { status: reasons.length === 0 ? 'ok' : 'degraded', reasons, ...about };
  }

  private async listUnavailable(): Promise<string[]> {
    const [database, redis] = await Promise.all([
      respondsInTime(() => this.database.ping()),
      // Unlike a ping, a cluster with a missing node refuses this.
      respondsInTime(() => this.redis.get(`${this.env.redisPrefix}:health`)),
    ]);
    return [...(database ? [] : ['database']), ...(redis ? [] : ['redis'])];
  }

  /** Unknown without a database, which is already a reason of its own. */
  private isBackupTroubled(): Promise<boolean> {
    const asked = this.backups.isTroubled().catch(() => false);
    return pTimeout(asked, { milliseconds: timeoutMs, fallback: () => false });
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
