import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { BroadcastModule } from './broadcast.module.js';
import { RealtimeGateway } from './realtime.gateway.js';

/** The listening half of the live view: who may open a socket, and which room it is in. */
@Module({ imports: [AuthModule, BroadcastModule], providers: [RealtimeGateway] })
export class RealtimeModule {}
