import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { StorageModule } from '../providers/storage/storage.module.js';
import { SubscriptionModule } from '../subscription/subscription.module.js';
import { deletionQueue } from './deletion-queue.js';
import { DeletionsRepository } from './deletions.repository.js';
import { DeletionsService } from './deletions.service.js';

/** The end of accounts, for the API that begins it and the worker that finishes it. */
@Module({
  imports: [BullModule.registerQueue(deletionQueue), AuthModule, MailModule, StorageModule, SubscriptionModule],
  providers: [DeletionsService, DeletionsRepository],
  exports: [DeletionsService, BullModule],
})
export class DeletionModule {}
