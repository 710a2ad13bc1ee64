import { Module } from '@nestjs/common';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { ModelCallsModule } from '../model-calls/model-calls.module.js';
import { UsersModule } from '../users/users.module.js';
import { FactAnnouncements } from './fact-announcements.js';
import { FactsController } from './facts.controller.js';
import { FactsRepository } from './facts.repository.js';
import { FactsService } from './facts.service.js';
import { ProfileFactsService } from './profile-facts.service.js';
import { ProposalsService } from './proposals.service.js';
import { SourcedFactsService } from './sourced-facts.service.js';

/** What is known about an artist. */
@Module({
  imports: [BroadcastModule, UsersModule, ModelCallsModule],
  providers: [
    FactAnnouncements,
    FactsRepository,
    FactsService,
    ProfileFactsService,
    ProposalsService,
    SourcedFactsService,
  ],
  exports: [FactsService, ProposalsService, SourcedFactsService],
})
export class FactsModule {}

@Module({ imports: [FactsModule], controllers: [FactsController] })
export class FactsApiModule {}
