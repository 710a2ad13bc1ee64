import { Module } from '@nestjs/common';
import { Broadcaster } from './broadcaster.js';

/** The saying half of the live view, for every module that has something to say. */
@Module({ providers: [Broadcaster], exports: [Broadcaster] })
export class BroadcastModule {}
