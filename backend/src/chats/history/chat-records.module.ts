import { Module } from '@nestjs/common';
import { ChatRecordsRepository } from './chat-records.repository.js';
import { ChatRecordsService } from './chat-records.service.js';
import { LiveTextStore } from '../replies/live-text.store.js';

/** Reads whole chats for the worker, which writes no replies. */
@Module({ providers: [ChatRecordsService, ChatRecordsRepository, LiveTextStore], exports: [ChatRecordsService] })
export class ChatRecordsModule {}
