import { Module, type OnModuleInit } from '@nestjs/common';
import { ChatsModule } from '../chats/chats.module.js';
import { guestOwnerId } from '../chats/owner.js';
import { ModelCallRecordsModule } from '../model-calls/model-call-records.module.js';
import { RealtimeModule } from '../realtime/realtime.module.js';
import { SocketAuthenticators } from '../realtime/socket-authenticators.js';
import { GuestAllowanceService } from './guest-allowance.service.js';
import { GuestIdentityModule } from './guest-identity.module.js';
import { GuestTrialService } from './guest-trial.service.js';
import { GuestController } from './guest.controller.js';
import { GuestsService } from './guests.service.js';

@Module({
  imports: [GuestIdentityModule, ChatsModule, ModelCallRecordsModule, RealtimeModule],
  controllers: [GuestController],
  providers: [GuestTrialService, GuestAllowanceService],
})
export class GuestModule implements OnModuleInit {
  constructor(
    private readonly authenticators: SocketAuthenticators,
    private readonly guests: GuestsService,
  ) {}

  onModuleInit(): void {
    this.authenticators.add(async (cookies) => {
      const known = await this.guests.identify(cookies);
      return known ? guestOwnerId(known.guest.id) : null;
    });
  }
}
