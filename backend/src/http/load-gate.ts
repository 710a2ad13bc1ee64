import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Overloaded } from '../common/app-error.js';

/**
 * The event loop is behind when it is later than it may be more often than not, and works for more than this share of the
 * time. Late and idle is a busy machine, where refusing helps nobody.
 */
const tooBusy = 0.8;

/** How often to measure, in milliseconds. */
const measureEveryMs = 500;

/**
 * Sheds new work while the event loop is behind, so that what was accepted stays quick. It measures from when the application is
 * up: what keeps it busy before is no work that shedding would lessen.
 */
@Injectable()
export class LoadGate implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly delay = monitorEventLoopDelay({ resolution: 10 });
  private usage: EventLoopUtilization | undefined;
  private isBehind = false;

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** @throws Overloaded while the event loop is behind */
  admit(): void {
    if (this.isBehind) throw new Overloaded();
  }

  onApplicationBootstrap(): void {
    this.delay.enable();
  }

  onModuleDestroy(): void {
    this.delay.disable();
  }

  /** Measures once. */
  @Interval(measureEveryMs)
  measure(): void {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.usage);
    this.isBehind = this.delay.percentile(50) / 1e6 > this.env.maxLoopDelayMs && utilization > tooBusy;
    this.usage = now;
    this.delay.reset();
  }
}
