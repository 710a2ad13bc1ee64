import { Module } from '@nestjs/common';
import { AssistantToolsModule } from '../assistant/assistant-tools.module.js';
import { ChatsModule } from '../chats/chats.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MakeOneSheetTool } from './one-sheets/make-one-sheet.tool.js';
import { OneSheetsController } from './one-sheets/one-sheets.controller.js';
import { OneSheetsModule } from './one-sheets/one-sheets.module.js';
import { OneSheetsService } from './one-sheets/one-sheets.service.js';

/** The API's part: routes, and the assistant's tool. */
@Module({
  imports: [OneSheetsModule, ChatsModule, AssistantToolsModule, JobsModule],
  controllers: [OneSheetsController],
  providers: [OneSheetsService, MakeOneSheetTool],
})
export class PdfApiModule {}
