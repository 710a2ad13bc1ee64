import { Module } from '@nestjs/common';
import { ChatsModule } from '../chats/chats.module.js';
import { SharesController } from './shares.controller.js';
import { SharesRepository } from './shares.repository.js';
import { SharesService } from './shares.service.js';

@Module({ imports: [ChatsModule], controllers: [SharesController], providers: [SharesService, SharesRepository] })
export class SharesModule {}
