import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../config/project-root.js';
import { DatabaseProbe } from '../database/database.probe.js';
import { AssistantStatus } from '../providers/assistant/assistant-status.js';

/** Response body of `/api/health/ready`. */
export interface Readiness {
  status: 'ok' | 'degraded' | 'down';
  reasons: string[];
  version: string;
}

/** A dependency that takes longer than this to respond counts as down. */
const timeoutMs = 1000;

/** Distinguishes old and new servers during a deploy. */
const { version } = createRequire(import.meta.url)(join(projectRoot, 'package.json')) as { version: string };

/** Ready means that the dependencies respond and the process isn't shutting down. */
@Injectable()
export class HealthService implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly database: DatabaseProbe,
    private readonly assistant: AssistantStatus,
    @Inject(Redis) private readonly redis: Redis,
  ) {}

  /** `down` if a required dependency fails, `degraded` if only the assistant does. */
  async state(): Promise<Readiness> {
    const down = await this.listUnavailable();
    if (down.length > 0) return { status: 'down', reasons: down, version };
    const { trouble } = this.assistant;
    return { status: trouble === null ? 'ok' : 'degraded', reasons: trouble === null ? [] : [trouble], version };
  }

  private async listUnavailable(): Promise<string[]> {
    if (this.isStopping) return ['stopping'];
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
