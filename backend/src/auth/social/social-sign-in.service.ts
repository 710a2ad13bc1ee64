import { Inject, Injectable } from '@nestjs/common';
import { socialProviderNames } from '../../../../contract/config.js';
import type { Visitor } from '../../http/visitor.decorator.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Outbox, type AddNotice } from '../../mail/outbox.js';
import { Broadcaster } from '../../broadcast/broadcaster.js';
import { EmailNotVouchedFor } from '../auth.errors.js';
import { IdentitiesRepository, type NewLink } from './identities.repository.js';
import type { ProviderAccount } from './provider-account.js';
import { type SecondStep, SecondStepService } from '../second-step/second-step.service.js';
import { KnownNetworksService } from '../sessions/known-networks.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Sign-in and sign-up with a provider account. */
@Injectable()
export class SocialSignInService {
  constructor(
    private readonly identities: IdentitiesRepository,
    private readonly sessions: SessionsService,
    private readonly secondStep: SecondStepService,
    private readonly networks: KnownNetworksService,
    private readonly outbox: Outbox,
    private readonly broadcaster: Broadcaster,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Starts a session for the owner of a provider account and returns its token. If this links the provider to an
   * existing account, its owner gets an email. If the address had never been verified, the account's password, sessions
   * and open sockets end. If the account has two-step verification, returns the second-step challenge instead: the
   * owner chose two factors for every sign-in, and a stolen provider account must not bypass them.
   * @throws EmailNotVouchedFor
   */
  async signIn(account: ProviderAccount, { network, userAgent }: Visitor): Promise<{ token: string } | SecondStep> {
    const provider = socialProviderNames[account.provider];
    const opened = await this.identities.findOrCreateAccount(account, this.noticeOfLink(provider));
    if (!opened) throw new EmailNotVouchedFor(provider);
    const { userId, isTakenOver } = opened;
    if (isTakenOver) {
      this.broadcaster.cutAccount(userId);
      await this.networks.rememberOnly(userId, network);
    }
    const challenge = await this.secondStep.challengeFor(userId);
    return challenge === null ? { token: await this.sessions.start(userId, userAgent) } : { challenge };
  }

  private noticeOfLink(provider: string): AddNotice<NewLink> {
    return (transaction, { userId, name, email, isTakenOver, endedCalendar }) => {
      // The provider has verified the address, even if no one had before.
      const to = { userId, email, isVerified: true };
      if (isTakenOver) {
        const url = `${this.env.publicUrl}/forgot-password`;
        return this.outbox.add(transaction, { kind: 'password-ended', to, data: { provider, endedCalendar, url } });
      }
      const url = `${this.env.publicUrl}/account`;
      return this.outbox.add(transaction, { kind: 'provider-linked', to, data: { name, provider, url } });
    };
  }
}
