import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Overloaded } from './app-error.js';

/** When the event loop is later than this for most of a second, new replies are refused, in milliseconds. */
const tooLate = 150;

/** Sheds new work while the event loop is behind, so that what was accepted stays quick. */
@Injectable()
export class LoadGate implements OnModuleDestroy {
  private readonly delay = monitorEventLoopDelay({ resolution: 10 });
  private isBehind = false;
  private readonly timer = setInterval(() => this.look(), 500).unref();

  constructor() {
    this.delay.enable();
  }

  /** @throws Overloaded while the event loop is behind */
  admit(): void {
    if (this.isBehind) throw new Overloaded();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.delay.disable();
  }

  private look(): void {
    this.isBehind = this.delay.percentile(50) / 1e6 > tooLate;
    this.delay.reset();
  }
}
