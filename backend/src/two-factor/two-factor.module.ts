import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { UsersModule } from '../users/users.module.js';
import { TwoFactorRepository } from './two-factor.repository.js';
import { TwoFactorService } from './two-factor.service.js';

/** Codes and secrets of two-step verification. Sign-in with them is part of `auth`. */
@Module({
  imports: [MailModule, BroadcastModule, UsersModule],
  providers: [TwoFactorService, TwoFactorRepository],
  exports: [TwoFactorService],
})
export class TwoFactorModule {}
