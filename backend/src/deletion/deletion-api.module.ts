import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ChatsModule } from '../chats/chats.module.js';
import { MailModule } from '../mail/mail.module.js';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { DeletionController } from './deletion.controller.js';
import { DeletionModule } from './deletion.module.js';
import { FacebookDeletionService } from './facebook-deletion.service.js';

/** The API's half: who may ask for it, and the end of what is open. */
@Module({
  imports: [DeletionModule, AuthModule, ChatsModule, MailModule, BroadcastModule],
  controllers: [DeletionController],
  providers: [AccountDeletionService, FacebookDeletionService],
})
export class DeletionApiModule {}
