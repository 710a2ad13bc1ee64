import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { SessionWatch } from './session-watch.js';
import { SocketBalance } from './socket-balance.js';
import { SocketAuthenticators } from './socket-authenticators.js';

/** Authenticates sockets and puts them into their owners' rooms. */
@Module({
  imports: [AuthModule, BroadcastModule],
  providers: [RealtimeGateway, SessionWatch, SocketAuthenticators, SocketBalance],
  exports: [SocketAuthenticators],
})
export class RealtimeModule {}
