import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { SubscriptionModule } from '../subscription/subscription.module.js';
import { SupportModule } from '../support/support.module.js';
import { UsersModule } from '../users/users.module.js';
import { DeletionsRepository } from './deletions.repository.js';
import { DeletionsService } from './deletions.service.js';
import { finishDeletion } from './finish-deletion.job.js';
import { ChatsModule } from '../chats/chats.module.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { DeletionController } from './deletion.controller.js';
import { FacebookDeletionService } from './facebook-deletion.service.js';
import { FinishDeletionPerformer } from './finish-deletion.performer.js';

/** The part of account deletion shared by the API, which starts it, and the worker, which finishes it. */
@Module({
  imports: [
    JobsModule.register(finishDeletion.queue),
    BroadcastModule,
    AuthModule,
    MailModule,
    ProvidersModule,
    SubscriptionModule,
    SupportModule,
    UsersModule,
  ],
  providers: [DeletionsService, DeletionsRepository],
  exports: [DeletionsService],
})
class DeletionModule {}

/** Endpoints, and ending live sessions and replies. */
@Module({
  imports: [DeletionModule, AuthModule, ChatsModule, MailModule, BroadcastModule],
  controllers: [DeletionController],
  providers: [AccountDeletionService, FacebookDeletionService],
})
export class DeletionApiModule {}

/** The remaining steps, at vendors and in storage. */
@Module({ imports: [DeletionModule], providers: [FinishDeletionPerformer] })
export class DeletionWorkerModule {}
