import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasskeyChallengesStore } from './passkey-challenges.store.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { PasskeysService } from './passkeys.service.js';
import { PasskeySignInController } from './passkey-sign-in.controller.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';
import { PasskeysController } from './passkeys.controller.js';

/** An account's passkeys, for the API and for the worker's data export. */
@Module({
  imports: [AuthModule, MailModule, UsersModule],
  providers: [PasskeysService, PasskeysRepository, PasskeyChallengesStore],
  exports: [PasskeysService, PasskeysRepository, PasskeyChallengesStore],
})
export class PasskeysModule {}

/** Endpoints and sign-in. */
@Module({
  imports: [PasskeysModule, AuthModule, UsersModule],
  controllers: [PasskeysController, PasskeySignInController],
  providers: [PasskeySignInService],
})
export class PasskeysApiModule {}
