import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { Counters } from './counters.js';
import { Drain } from './drain.js';
import { ImageSlots } from './image-slots.js';

/** Services that every module may inject and none owns. */
@Global()
@Module({
  providers: [Clock, Counters, Drain, ImageSlots],
  exports: [Clock, Counters, Drain, ImageSlots],
})
export class CommonModule {}
