import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GuestEntity } from './guest.entity.js';
import { GuestsRepository } from './guests.repository.js';
import { GuestsService } from './guests.service.js';

/** Who guests are, for the trial and for the worker, which forgets them. */
@Module({
  imports: [TypeOrmModule.forFeature([GuestEntity])],
  providers: [GuestsService, GuestsRepository],
  exports: [GuestsService],
})
export class GuestIdentityModule {}
