import { Module } from '@nestjs/common';
import { AssistantToolsModule } from '../assistant/assistant-tools.module.js';
import { ContactTools } from './contact.tools.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsModule } from './contacts.module.js';
import { DocumentsApiModule } from '../documents/documents-api.module.js';
import { FactsModule } from '../facts/facts.module.js';
import { MediaApiModule } from '../media/media.module.js';
import { UsersModule } from '../users/users.module.js';
import { FollowUpsService } from './pitches/follow-ups.service.js';
import { PitchesController } from './pitches/pitches.controller.js';
import { ReadinessController } from './pitches/readiness.controller.js';
import { ReadinessRepository } from './pitches/readiness.repository.js';
import { ReadinessService } from './pitches/readiness.service.js';
import { ResultsController } from './results/results.controller.js';
import { ResultsRepository } from './results/results.repository.js';
import { ResultsService } from './results/results.service.js';
import { PlacesController } from './search/places.controller.js';
import { PlacesRepository } from './search/places.repository.js';
import { PlacesService } from './search/places.service.js';
import { ReleasesModule } from '../releases/releases.module.js';

/** The API's part. */
@Module({
  imports: [
    ContactsModule,
    DocumentsApiModule,
    FactsModule,
    MediaApiModule,
    ReleasesModule,
    UsersModule,
    AssistantToolsModule,
  ],
  controllers: [ContactsController, PitchesController, ReadinessController, ResultsController, PlacesController],
  providers: [
    ContactTools,
    FollowUpsService,
    ReadinessService,
    ReadinessRepository,
    ResultsService,
    ResultsRepository,
    PlacesService,
    PlacesRepository,
  ],
})
export class ContactsApiModule {}
