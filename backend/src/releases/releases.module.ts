import { Module } from '@nestjs/common';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { FactsModule } from '../facts/facts.module.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { CalendarRepository } from './calendar/calendar.repository.js';
import { CalendarService } from './calendar/calendar.service.js';
import { PlanChangesRepository } from './plan-changes.repository.js';
import { ReleaseRecordsService } from './release-records.service.js';
import { ReleasesRepository } from './releases.repository.js';
import { ReleasesService } from './releases.service.js';
import { RemindersRepository } from './reminders/reminders.repository.js';
import { RemindersService } from './reminders/reminders.service.js';
import { TasksRepository } from './tasks.repository.js';
import { TasksService } from './tasks.service.js';

/** Releases and their plans, for the modules that read or change them. */
@Module({
  imports: [BroadcastModule, FactsModule, UsersModule, MailModule],
  providers: [
    ReleasesService,
    TasksService,
    CalendarService,
    ReleaseRecordsService,
    RemindersService,
    RemindersRepository,
    ReleasesRepository,
    TasksRepository,
    PlanChangesRepository,
    CalendarRepository,
  ],
  exports: [ReleasesService, TasksService, CalendarService, ReleaseRecordsService, RemindersService],
})
export class ReleasesModule {}
