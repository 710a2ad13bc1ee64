import { Inject, Injectable } from '@nestjs/common';
import { LinkedAccountsService, type UnlinkedAccount } from '../auth/social/linked-accounts.service.js';
import { NotFound } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { type AddNotice, Outbox } from '../mail/outbox.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { UnprovenRequest } from './deletion.errors.js';
import { DeletionsService } from './deletions.service.js';
import { type FacebookDeletionRequest, readSignedRequest } from './facebook-signed-request.js';

const requestLimit: RateLimit = { name: 'facebook-deletion', times: 10, seconds: 3600 };

/** What Facebook's clock and ours may differ by, in milliseconds. */
const skewMs = 60_000;

/**
 * What is done when somebody asks Facebook to have their data deleted. An account that only Facebook opens is deleted. From
 * one that opens by a password or Google too, all that came from Facebook goes: the link, and the account stays its owner's.
 */
@Injectable()
export class FacebookDeletionService {
  constructor(
    private readonly accounts: AccountDeletionService,
    private readonly deletions: DeletionsService,
    private readonly linkedAccounts: LinkedAccountsService,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Answers the code of the deletion's page. Asked about somebody who is not or no longer known, it answers one too.
   * @throws UnprovenRequest, TooManyTries
   * @throws NotFound where there is no sign-in with Facebook
   */
  async handle(signedRequest: string): Promise<string> {
    const secret = this.env.social.facebook?.clientSecret;
    if (secret === undefined) throw new NotFound();
    const request = readSignedRequest(signedRequest, secret, this.clock.now());
    if (!request) throw new UnprovenRequest();
    await this.limits.count([requestLimit, request.subject]);
    return (await this.forget(request)) ?? this.deletions.record();
  }

  /** Answers a deletion's code, or null when no account was deleted. */
  private async forget({ subject, issuedAt }: FacebookDeletionRequest): Promise<string | null> {
    const linked = await this.linkedAccounts.find('facebook', subject);
    // Linked since: this request was about an earlier account, and is sent again.
    if (!linked || linked.linkedAt.getTime() > issuedAt.getTime() + skewMs) return null;
    const isUnlinked = await this.linkedAccounts.unlink('facebook', subject, this.addNotice);
    return isUnlinked ? null : this.accounts.deleteAs(linked.userId, null);
  }

  private readonly addNotice: AddNotice<UnlinkedAccount> = (transaction, { userId, name, email }) => {
    // Linking a provider verifies the address.
    const to = { userId, email, isVerified: true };
    const data = { name, url: `${this.env.publicUrl}/account` };
    return this.outbox.add(transaction, { kind: 'facebook-unlinked', to, data });
  };
}
