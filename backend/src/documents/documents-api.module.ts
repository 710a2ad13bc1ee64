import { Module } from '@nestjs/common';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { ChatsModule } from '../chats/chats.module.js';
import { UsersModule } from '../users/users.module.js';
import { DocumentChecks } from './document-checks.service.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsService } from './documents.service.js';

/** The API's half: writing, checking and handing out documents. */
@Module({
  imports: [BroadcastModule, ChatsModule, UsersModule],
  controllers: [DocumentsController],
  providers: [DocumentsService, DocumentsRepository, DocumentChecks],
})
export class DocumentsApiModule {}
