import { Module } from '@nestjs/common';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { FactsModule } from '../facts/facts.module.js';
import { UsersModule } from '../users/users.module.js';
import { ContactsRepository } from './contacts.repository.js';
import { ContactsService } from './contacts.service.js';
import { PitchesRepository } from './pitches/pitches.repository.js';
import { PitchesService } from './pitches/pitches.service.js';

/** The artist's contacts and the pitches to them, for the modules that read them. */
@Module({
  imports: [BroadcastModule, UsersModule, FactsModule],
  providers: [ContactsService, ContactsRepository, PitchesService, PitchesRepository],
  exports: [ContactsService, ContactsRepository, PitchesService],
})
export class ContactsModule {}
