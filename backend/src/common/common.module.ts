import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { LoadGate } from './load-gate.js';
import { RateLimits } from './rate-limits.js';

/** What every module may ask for and that belongs to none. */
@Global()
@Module({ providers: [Clock, LoadGate, RateLimits], exports: [Clock, LoadGate, RateLimits] })
export class CommonModule {}
