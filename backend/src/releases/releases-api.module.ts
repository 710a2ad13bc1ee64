import { Module } from '@nestjs/common';
import { AssistantToolsModule } from '../assistant/assistant-tools.module.js';
import { ChatsModule } from '../chats/chats.module.js';
import { DocumentsApiModule } from '../documents/documents-api.module.js';
import { FactsModule } from '../facts/facts.module.js';
import { UsersModule } from '../users/users.module.js';
import { AnnouncementsController } from './announcements/announcements.controller.js';
import { AnnouncementsService } from './announcements/announcements.service.js';
import { CalendarController } from './calendar/calendar.controller.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesModule } from './releases.module.js';
import { RemindersController } from './reminders/reminders.controller.js';
import { PlanTools } from './tools/plan.tools.js';

/** The API's part. */
@Module({
  imports: [ReleasesModule, ChatsModule, DocumentsApiModule, FactsModule, UsersModule, AssistantToolsModule],
  controllers: [ReleasesController, AnnouncementsController, CalendarController, RemindersController],
  providers: [AnnouncementsService, PlanTools],
})
export class ReleasesApiModule {}
