import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { ChatRecordsModule } from '../chats/history/chat-records.module.js';
import { FactsModule } from '../facts/facts.module.js';
import { ModelCallsModule } from '../model-calls/model-calls.module.js';
import { UsersModule } from '../users/users.module.js';
import { OneSheetsModule } from './one-sheets/one-sheets.module.js';
import { LayOutPreviewPerformer } from './one-sheets/lay-out-preview.performer.js';
import { MakeSheetPerformer } from './one-sheets/make-sheet.performer.js';
import { SheetImagesService } from './one-sheets/sheet-images.service.js';
import { OneSheetGenerationService } from './one-sheets/one-sheet-generation.service.js';
import { SheetPrinterModule } from './printer/sheet-printer.module.js';
import { FactExtractionService } from './content/fact-extraction.service.js';
import { FirstVersionService } from './one-sheets/first-version.service.js';

/** The worker's part: writes and prints one-sheets. */
@Module({
  imports: [
    OneSheetsModule,
    SheetPrinterModule,
    ModelCallsModule,
    ChatRecordsModule,
    FactsModule,
    UsersModule,
    ActivityModule,
  ],
  providers: [
    MakeSheetPerformer,
    LayOutPreviewPerformer,
    OneSheetGenerationService,
    FirstVersionService,
    FactExtractionService,
    SheetImagesService,
  ],
})
export class PdfWorkerModule {}
