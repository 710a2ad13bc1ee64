import { Module } from '@nestjs/common';
import { ChatRecordsRepository } from './chat-records.repository.js';
import { ChatRecordsService } from './chat-records.service.js';

/** Chats read from end to end, for the worker, which writes no replies. */
@Module({ providers: [ChatRecordsService, ChatRecordsRepository], exports: [ChatRecordsService] })
export class ChatRecordsModule {}
