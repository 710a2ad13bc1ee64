import { Module } from '@nestjs/common';
import { ChatsModule } from '../chats/chats.module.js';
import { BroadcastModule } from '../realtime/broadcast.module.js';
import { OneSheetEventsProcessor } from './one-sheet-events.processor.js';
import { OneSheetsController } from './one-sheets.controller.js';
import { OneSheetsModule } from './one-sheets.module.js';
import { OneSheetsService } from './one-sheets.service.js';

/** The API's half: what is asked, and what is said to open tabs. */
@Module({
  imports: [OneSheetsModule, ChatsModule, BroadcastModule],
  controllers: [OneSheetsController],
  providers: [OneSheetsService, OneSheetEventsProcessor],
})
export class OneSheetsApiModule {}
