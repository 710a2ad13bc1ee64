import { Module } from '@nestjs/common';
import { ChatsModule } from '../chats/chats.module.js';
import { BroadcastModule } from '../realtime/broadcast.module.js';
import { OneSheetEventsProcessor } from './one-sheets/one-sheet-events.processor.js';
import { OneSheetsController } from './one-sheets/one-sheets.controller.js';
import { OneSheetsModule } from './one-sheets/one-sheets.module.js';
import { OneSheetsService } from './one-sheets/one-sheets.service.js';

/** The API's half: routes, and progress events for open tabs. */
@Module({
  imports: [OneSheetsModule, ChatsModule, BroadcastModule],
  controllers: [OneSheetsController],
  providers: [OneSheetsService, OneSheetEventsProcessor],
})
export class PdfModule {}
