import { Module } from '@nestjs/common';
import { BroadcastModule } from '../realtime/broadcast.module.js';
import { ExportEventsProcessor } from './export-events.processor.js';
import { ExportModule } from './export.module.js';
import { DataExportsController } from './data-exports.controller.js';

/** The API's half: what is asked, and what is said to open tabs. */
@Module({
  imports: [ExportModule, BroadcastModule],
  controllers: [DataExportsController],
  providers: [ExportEventsProcessor],
})
export class ExportApiModule {}
