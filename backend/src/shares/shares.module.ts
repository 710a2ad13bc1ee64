import { Module } from '@nestjs/common';
import { ChatsModule } from '../chats/chats.module.js';
import { MediaModule } from '../media/media.module.js';
import { ShareRecordsModule } from './share-records.module.js';
import { SharesController } from './shares.controller.js';
import { SharesService } from './shares.service.js';

@Module({
  imports: [ChatsModule, MediaModule, ShareRecordsModule],
  controllers: [SharesController],
  providers: [SharesService],
})
export class SharesModule {}
