import { Module } from '@nestjs/common';
import { GuestsRepository } from './guests.repository.js';
import { GuestsService } from './guests.service.js';

/** Who guests are, for the trial and for the worker, which forgets them. */
@Module({
  providers: [GuestsService, GuestsRepository],
  exports: [GuestsService],
})
export class GuestIdentityModule {}
