import { Global, Module } from '@nestjs/common';
import { LoadGate } from './load-gate.js';
import { RateLimits } from './rate-limits.js';

/** Admission: rate limits, and load shedding. */
@Global()
@Module({
  providers: [LoadGate, RateLimits],
  exports: [LoadGate, RateLimits],
})
export class HttpModule {}
