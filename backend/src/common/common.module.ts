import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { Counters } from './counters.js';
import { Drain } from './drain.js';
import { ImageSlots } from './image-slots.js';
import { Metrics } from './metrics.js';

/** Services that every module may inject and no module owns. */
@Global()
@Module({
  providers: [Clock, Counters, Drain, ImageSlots, Metrics],
  exports: [Clock, Counters, Drain, ImageSlots, Metrics],
})
export class CommonModule {}
