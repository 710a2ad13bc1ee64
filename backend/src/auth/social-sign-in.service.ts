import { Injectable } from '@nestjs/common';
import type { SocialProvider } from '../../../contract/config.js';
import type { Visitor } from '../common/visitor.decorator.js';
import { Broadcaster } from '../realtime/broadcaster.js';
import { EmailNotVouchedFor } from './auth.errors.js';
import { IdentitiesRepository } from './identities.repository.js';
import type { ProviderAccount } from './provider-account.js';
import { SessionsService } from './sessions.service.js';

const names: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** Signing in and up with an account at a provider. */
@Injectable()
export class SocialSignInService {
  constructor(
    private readonly identities: IdentitiesRepository,
    private readonly sessions: SessionsService,
    private readonly broadcaster: Broadcaster,
  ) {}

  /**
   * Starts a session for whom a provider's account stands for, and answers its token. An account whose address was never
   * proven until now loses its password, its sessions and their open sockets.
   * @throws EmailNotVouchedFor
   */
  async signIn(account: ProviderAccount, { userAgent }: Visitor): Promise<string> {
    const opened = await this.identities.open(account);
    if (!opened) throw new EmailNotVouchedFor(names[account.provider]);
    if (opened.isTakenOver) this.broadcaster.cutAccount(opened.userId);
    return this.sessions.start(opened.userId, userAgent);
  }
}
