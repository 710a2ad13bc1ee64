import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BroadcastModule } from '../realtime/broadcast.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { AccountTokensRepository } from './account-tokens.repository.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { CredentialsRepository } from './credentials.repository.js';
import { CurrentPasswordService } from './current-password.service.js';
import { EmailsController } from './emails.controller.js';
import { EmailsService } from './emails.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { IdentitiesRepository } from './identities.repository.js';
import { LinkedAccountsService } from './linked-accounts.service.js';
import { KnownNetworksService } from './known-networks.service.js';
import { LoginThrottle } from './login-throttle.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordsController } from './passwords.controller.js';
import { PasswordsService } from './passwords.service.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { SecondStepController } from './second-step.controller.js';
import { SecondStepService } from './second-step.service.js';
import { SessionEntity } from './session.entity.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { SocialController } from './social.controller.js';
import { SocialProviders } from './social-providers.js';
import { SocialSignInService } from './social-sign-in.service.js';
import { TwoFactorController } from './two-factor.controller.js';
import { TwoFactorSettingsService } from './two-factor-settings.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([SessionEntity]),
    PassportModule,
    UsersModule,
    BroadcastModule,
    JobsModule,
    MailModule,
    TwoFactorModule,
  ],
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
