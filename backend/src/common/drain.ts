import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { performance } from 'node:perf_hooks';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

/** How long running work may take after shutdown was requested: DRAIN_SECONDS in total. */
@Injectable()
export class Drain implements OnModuleDestroy {
  private endsAt: number | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** Milliseconds left; the full time before shutdown is requested. */
  get msLeft(): number {
    if (this.endsAt === undefined) return this.env.drainSeconds * 1000;
    return Math.max(0, this.endsAt - performance.now());
  }

  onModuleDestroy(): void {
    this.endsAt = performance.now() + this.env.drainSeconds * 1000;
  }
}
