import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { StorageModule } from '../providers/storage/storage.module.js';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { SubscriptionModule } from '../subscription/subscription.module.js';
import { SupportModule } from '../support/support.module.js';
import { UsersModule } from '../users/users.module.js';
import { DeletionsRepository } from './deletions.repository.js';
import { DeletionsService } from './deletions.service.js';
import { finishDeletion } from './finish-deletion.job.js';

/** The end of accounts, for the API that begins it and the worker that finishes it. */
@Module({
  imports: [
    JobsModule.register(finishDeletion.queue),
    BroadcastModule,
    AuthModule,
    MailModule,
    StorageModule,
    SubscriptionModule,
    SupportModule,
    UsersModule,
  ],
  providers: [DeletionsService, DeletionsRepository],
  exports: [DeletionsService],
})
export class DeletionModule {}
