import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { performance } from 'node:perf_hooks';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

/** How long what is under way may still take once the process is asked to end: DRAIN_SECONDS from then, for all of it together. */
@Injectable()
export class Drain implements OnModuleDestroy {
  private endsAt: number | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** In milliseconds; all of it while nobody has asked. */
  get msLeft(): number {
    if (this.endsAt === undefined) return this.env.drainSeconds * 1000;
    return Math.max(0, this.endsAt - performance.now());
  }

  onModuleDestroy(): void {
    this.endsAt = performance.now() + this.env.drainSeconds * 1000;
  }
}
