import { Module } from '@nestjs/common';
import { GuestsRepository } from './guests.repository.js';
import { GuestsService } from './guests.service.js';

/** Identifies guests for the trial, and for the worker, which deletes expired ones. */
@Module({
  providers: [GuestsService, GuestsRepository],
  exports: [GuestsService],
})
export class GuestIdentityModule {}
