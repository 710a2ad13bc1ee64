import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Overloaded } from '../common/app-error.js';

/**
 * The event loop counts as overloaded if its median delay exceeds the limit and it is busy for more than this share of
 * the time. Delayed but idle means that the machine is busy, which shedding doesn’t help.
 */
const tooBusy = 0.8;

/** Interval between measurements, in milliseconds. */
const measureEveryMs = 500;

/**
 * Refuses new work while the event loop is overloaded, so that accepted work stays fast. Only starts measuring once the
 * application is up, because calls don't cause the load at startup.
 */
@Injectable()
export class LoadGate implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly delay = monitorEventLoopDelay({ resolution: 10 });
  private usage: EventLoopUtilization | undefined;
  private isOverloaded = false;

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** @throws Overloaded while the event loop is overloaded */
  admit(): void {
    if (this.isOverloaded) throw new Overloaded();
  }

  onApplicationBootstrap(): void {
    this.delay.enable();
  }

  onModuleDestroy(): void {
    this.delay.disable();
  }

  @Interval(measureEveryMs)
  measure(): void {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.usage);
    this.isOverloaded = this.delay.percentile(50) / 1e6 > this.env.maxLoopDelayMs && utilization > tooBusy;
    this.usage = now;
    this.delay.reset();
  }
}
