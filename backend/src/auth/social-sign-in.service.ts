import { Inject, Injectable, Logger } from '@nestjs/common';
import { type SocialProvider, socialProviderNames } from '../../../contract/config.js';
import type { Visitor } from '../common/visitor.decorator.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { MailService } from '../mail/mail.service.js';
import { Broadcaster } from '../realtime/broadcaster.js';
import { EmailNotVouchedFor } from './auth.errors.js';
import { IdentitiesRepository } from './identities.repository.js';
import type { ProviderAccount } from './provider-account.js';
import { SessionsService } from './sessions.service.js';

/** Signing in and up with an account at a provider. */
@Injectable()
export class SocialSignInService {
  private readonly logger = new Logger(SocialSignInService.name);

  constructor(
    private readonly identities: IdentitiesRepository,
    private readonly sessions: SessionsService,
    private readonly mail: MailService,
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
      this.tellOwner(userId, takenOverEmail, account.provider);
    }
    return this.sessions.start(userId, userAgent);
  }

  /** Mails word of the password's end. The sign-in stands, whether or not that can be put into the queue. */
  private tellOwner(userId: string, email: string, provider: SocialProvider): void {
    const data = { provider: socialProviderNames[provider], url: `${this.env.publicUrl}/forgot-password` };
    this.mail.post('password-ended', userId, email, data).catch((error: unknown) => {
      this.logger.warn({ err: error, msg: 'The mail about a password that ended could not be put into the queue' });
    });
  }
}
