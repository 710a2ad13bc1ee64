import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasskeySignInController } from './passkey-sign-in.controller.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysModule } from './passkeys.module.js';

/** The API's half of passkeys: its calls. */
@Module({
  imports: [PasskeysModule, AuthModule, UsersModule],
  controllers: [PasskeysController, PasskeySignInController],
  providers: [PasskeySignInService],
})
export class PasskeysApiModule {}
