import { Module } from '@nestjs/common';
import { ChatsModule } from '../chats/chats.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { OneSheetsController } from './one-sheets/one-sheets.controller.js';
import { OneSheetsModule } from './one-sheets/one-sheets.module.js';
import { OneSheetsService } from './one-sheets/one-sheets.service.js';

/** The API's half: routes. */
@Module({
  imports: [OneSheetsModule, ChatsModule, JobsModule],
  controllers: [OneSheetsController],
  providers: [OneSheetsService],
})
export class PdfModule {}
