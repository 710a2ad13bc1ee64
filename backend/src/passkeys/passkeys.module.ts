import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasskeyChallengesStore } from './passkey-challenges.store.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { PasskeysService } from './passkeys.service.js';

/** An account's passkeys, for the API, and for the worker that packs copies of accounts' data. */
@Module({
  imports: [AuthModule, MailModule, UsersModule],
  providers: [PasskeysService, PasskeysRepository, PasskeyChallengesStore],
  exports: [PasskeysService, PasskeysRepository, PasskeyChallengesStore],
})
export class PasskeysModule {}
