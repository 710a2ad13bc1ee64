import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../config/project-root.js';
import { DatabaseProbe } from '../database/database.probe.js';
import { AssistantStatus } from '../providers/assistant/assistant-status.js';

/** The answer of `/api/health/ready`. */
export interface Readiness {
  status: 'ok' | 'degraded' | 'down';
  reasons: string[];
  version: string;
}

/** How long a dependency may take to answer before it counts as down, in milliseconds. */
const timeoutMs = 1000;

/** The package's version, to tell servers apart during a deploy. */
const { version } = createRequire(import.meta.url)(join(projectRoot, 'package.json')) as { version: string };

/** Whether this process can serve: its dependencies answer and it is not on its way out. */
@Injectable()
export class HealthService implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly database: DatabaseProbe,
    private readonly assistant: AssistantStatus,
    @Inject(Redis) private readonly redis: Redis,
  ) {}

  /** `down` where this process can't serve, `degraded` where something that it serves without doesn't work. */
  async state(): Promise<Readiness> {
    const down = await this.findDown();
    if (down.length > 0) return { status: 'down', reasons: down, version };
    const { trouble } = this.assistant;
    return { status: trouble === null ? 'ok' : 'degraded', reasons: trouble === null ? [] : [trouble], version };
  }

  /** The names of what is down; empty when all is well. */
  private async findDown(): Promise<string[]> {
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
