import { Module } from '@nestjs/common';
import { AssistantToolsModule } from '../assistant/assistant-tools.module.js';
import { ChatsModule } from '../chats/chats.module.js';
import { CalendarController } from './calendar/calendar.controller.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesModule } from './releases.module.js';
import { RemindersController } from './reminders/reminders.controller.js';
import { PlanTools } from './tools/plan.tools.js';

/** The API's half. */
@Module({
  imports: [ReleasesModule, ChatsModule, AssistantToolsModule],
  controllers: [ReleasesController, CalendarController, RemindersController],
  providers: [PlanTools],
})
export class ReleasesApiModule {}
