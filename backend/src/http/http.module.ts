import { Global, Module } from '@nestjs/common';
import { LoadGate } from './load-gate.js';
import { RateLimits } from './rate-limits.js';

/** What decides whether a request is let in: the limits per caller, and how busy this server is. */
@Global()
@Module({
  providers: [LoadGate, RateLimits],
  exports: [LoadGate, RateLimits],
})
export class HttpModule {}
