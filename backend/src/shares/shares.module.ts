import { Module } from '@nestjs/common';
import { ChatsModule } from '../chats/chats.module.js';
import { ShareRecordsModule } from './share-records.module.js';
import { SharesController } from './shares.controller.js';
import { SharesService } from './shares.service.js';

@Module({ imports: [ChatsModule, ShareRecordsModule], controllers: [SharesController], providers: [SharesService] })
export class SharesModule {}
