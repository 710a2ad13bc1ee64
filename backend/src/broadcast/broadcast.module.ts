import { Module } from '@nestjs/common';
import { Broadcaster } from './broadcaster.js';

/** Sends events to open tabs; importable by every module. */
@Module({ providers: [Broadcaster], exports: [Broadcaster] })
export class BroadcastModule {}
