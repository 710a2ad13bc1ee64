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

/** Allowed clock difference to Facebook, in milliseconds. */
const skewMs = 60_000;

/**
 * Handles data deletion requests made at Facebook. An account that only Facebook opens is deleted. If it also has a
 * password or Google, only what came from Facebook is removed, which is the link; the account itself stays.
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
   * @returns the code of the deletion's page, even for a user who isn't known, or no longer is
   * @throws UnprovenRequest, TooManyTries
   * @throws NotFound if Facebook sign-in isn't offered
   */
  async handle(signedRequest: string): Promise<string> {
    const secret = this.env.social.facebook?.clientSecret;
    if (secret === undefined) throw new NotFound();
    const request = readSignedRequest(signedRequest, secret, this.clock.now());
    if (!request) throw new UnprovenRequest();
    await this.limits.count([requestLimit, request.subject]);
    return (await this.forget(request)) ?? this.deletions.record();
  }

  /** @returns the deletion's code, or null if no account was deleted */
  private async forget({ subject, issuedAt }: FacebookDeletionRequest): Promise<string | null> {
    const linked = await this.linkedAccounts.find('facebook', subject);
    // Linked after the request, which was about an earlier account and is a repeat.
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
