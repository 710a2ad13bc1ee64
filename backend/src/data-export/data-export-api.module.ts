import { Module } from '@nestjs/common';
import { BroadcastModule } from '../realtime/broadcast.module.js';
import { DataExportEventsProcessor } from './data-export-events.processor.js';
import { DataExportModule } from './data-export.module.js';
import { DataExportsController } from './data-exports.controller.js';

/** The API's half: what is asked, and what is said to open tabs. */
@Module({
  imports: [DataExportModule, BroadcastModule],
  controllers: [DataExportsController],
  providers: [DataExportEventsProcessor],
})
export class DataExportApiModule {}
