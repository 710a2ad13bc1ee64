import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { Counters } from './counters.js';
import { Drain } from './drain.js';
import { LoadGate } from './load-gate.js';
import { RateLimits } from './rate-limits.js';

/** What every module may ask for and that belongs to none. */
@Global()
@Module({
  providers: [Clock, Counters, Drain, LoadGate, RateLimits],
  exports: [Clock, Counters, Drain, LoadGate, RateLimits],
})
export class CommonModule {}
