import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { Counters } from './counters.js';
import { Drain } from './drain.js';

/** What every module may inject and none owns. */
@Global()
@Module({
  providers: [Clock, Counters, Drain],
  exports: [Clock, Counters, Drain],
})
export class CommonModule {}
