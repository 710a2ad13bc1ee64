import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { LoadGate } from './load-gate.js';

/** What every module may ask for and that belongs to none. */
@Global()
@Module({ providers: [Clock, LoadGate], exports: [Clock, LoadGate] })
export class CommonModule {}
