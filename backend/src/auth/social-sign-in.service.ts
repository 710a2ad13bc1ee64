import { Inject, Injectable } from '@nestjs/common';
import { socialProviderNames } from '../../../contract/config.js';
import type { Visitor } from '../common/visitor.decorator.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { OutboxService } from '../mail/outbox.service.js';
import { Broadcaster } from '../realtime/broadcaster.js';
import { EmailNotVouchedFor } from './auth.errors.js';
import { IdentitiesRepository } from './identities.repository.js';
import type { ProviderAccount } from './provider-account.js';
import { SessionsService } from './sessions.service.js';

/** Signing in and up with an account at a provider. */
@Injectable()
export class SocialSignInService {
  constructor(
    private readonly identities: IdentitiesRepository,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxService,
    private readonly broadcaster: Broadcaster,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Starts a session for whom a provider's account stands for, and answers its token. An account whose address was never
   * proven until now loses its password, its sessions and their open sockets, and is told so by mail.
   * @throws EmailNotVouchedFor
   */
  async signIn(account: ProviderAccount, { userAgent }: Visitor): Promise<string> {
    const opened = await this.identities.open(account);
    if (!opened) throw new EmailNotVouchedFor(socialProviderNames[account.provider]);
    const { userId, takenOverEmail } = opened;
    if (takenOverEmail !== null) {
      this.broadcaster.cutAccount(userId);
      void this.outbox.post(
        'password-ended',
        userId,
        { userId, email: takenOverEmail, isVerified: true },
        {
          provider: socialProviderNames[account.provider],
          url: `${this.env.publicUrl}/forgot-password`,
        },
      );
    }
    return this.sessions.start(userId, userAgent);
  }
}
