import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { MailProviderModule } from '../providers/mail/mail-provider.module.js';
import { mailQueue, MailService } from './mail.service.js';

/** For whoever has something to mail. */
@Module({
  imports: [BullModule.registerQueue({ name: mailQueue }), MailProviderModule],
  providers: [MailService],
  exports: [MailService, BullModule],
})
export class MailModule {}
