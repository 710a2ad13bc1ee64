import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { AccountTokensRepository } from './credentials/account-tokens.repository.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { CredentialsRepository } from './credentials/credentials.repository.js';
import { CurrentPasswordService } from './credentials/current-password.service.js';
import { EmailsController } from './credentials/emails.controller.js';
import { EmailsService } from './credentials/emails.service.js';
import { JwtStrategy } from './sessions/jwt.strategy.js';
import { IdentitiesRepository } from './social/identities.repository.js';
import { LinkedAccountsService } from './social/linked-accounts.service.js';
import { KnownNetworksService } from './sessions/known-networks.service.js';
import { LoginThrottle } from './login-throttle.js';
import { PasswordChangeService } from './credentials/password-change.service.js';
import { PasswordsController } from './credentials/passwords.controller.js';
import { PasswordsService } from './credentials/passwords.service.js';
import { ReauthenticationService } from './credentials/reauthentication.service.js';
import { SecondStepController } from './second-step/second-step.controller.js';
import { SecondStepService } from './second-step/second-step.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SocialController } from './social/social.controller.js';
import { SocialProviders } from './social/social-providers.js';
import { SocialSignInService } from './social/social-sign-in.service.js';
import { TwoFactorController } from './second-step/two-factor.controller.js';
import { TwoFactorSettingsService } from './second-step/two-factor-settings.service.js';

@Module({
  imports: [PassportModule, UsersModule, BroadcastModule, JobsModule, MailModule, TwoFactorModule],
  controllers: [
    AuthController,
    SecondStepController,
    PasswordsController,
    EmailsController,
    SessionsController,
    SocialController,
    TwoFactorController,
  ],
  providers: [
    AuthService,
    PasswordsService,
    CurrentPasswordService,
    ReauthenticationService,
    SecondStepService,
    TwoFactorSettingsService,
    PasswordChangeService,
    EmailsService,
    KnownNetworksService,
    LoginThrottle,
    SessionsService,
    SessionsRepository,
    AccountTokensRepository,
    CredentialsRepository,
    SocialProviders,
    SocialSignInService,
    IdentitiesRepository,
    LinkedAccountsService,
    JwtStrategy,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    SessionsService,
    EmailsService,
    PasswordChangeService,
    CurrentPasswordService,
    ReauthenticationService,
    LinkedAccountsService,
    KnownNetworksService,
  ],
})
export class AuthModule {}
