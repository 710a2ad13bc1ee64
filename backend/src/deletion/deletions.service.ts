import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { type DeletionProgress, deletionPath, deletionRecordDays } from '../../../contract/account/account-deletion.js';
import { KnownNetworksService } from '../auth/sessions/known-networks.service.js';
import { NotFound } from '../common/app-error.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Jobs } from '../jobs/jobs.service.js';
import { nightly, Recurring } from '../jobs/recurring.decorator.js';
import { Outbox } from '../mail/outbox.js';
import { Storage } from '../providers/storage/storage.js';
import { SubscriptionService } from '../subscription/subscription.service.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { finishDeletion } from './finish-deletion.job.js';
import { DeletionsRepository } from './deletions.repository.js';

/**
 * Deletes accounts in two parts. The first is one transaction, after which the account doesn't exist. The second is
 * everything outside the database, which the worker does in idempotent steps until all are done.
 */
@Injectable()
export class DeletionsService {
  private readonly logger = new Logger(DeletionsService.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly deletions: DeletionsRepository,
    private readonly subscription: SubscriptionService,
    private readonly storage: Storage,
    private readonly networks: KnownNetworksService,
    private readonly outbox: Outbox,
    private readonly broadcaster: Broadcaster,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Deletes an account if its password (or lack of one) is unchanged.
   * @returns the code of its page, or null otherwise
   * @throws Overloaded
   */
  async start(userId: string, passwordHash: string | null): Promise<string | null> {
    const deletion = await this.deletions.start(userId, newCode(), passwordHash);
    if (!deletion) return null;
    // If the queue rejects it, the worker finds the deletion within a minute.
    this.jobs.add(finishDeletion, { id: deletion.id }).catch((error: unknown) => {
      this.logger.warn({ err: error, msg: 'Deletion not queued; the worker will find it' });
    });
    return deletion.code;
  }

  /** Records a request that found nothing to delete. @returns the code of its page */
  async record(): Promise<string> {
    const code = newCode();
    await this.deletions.record(code);
    return code;
  }

  /** URL of a deletion's page. */
  pageOf(code: string): string {
    return `${this.env.publicUrl}${deletionPath(code)}`;
  }

  /**
   * Finishes a deletion. Each step is idempotent.
   * @throws PaymentProviderFailed, DependencyDown
   */
  async finish(id: string): Promise<void> {
    const deletion = await this.deletions.findUnfinished(id);
    if (!deletion) return;
    const { userId: accountId, name, email, customerId, code } = deletion;
    // Repeated here in case the server that took the request died before doing so.
    this.broadcaster.endAccount(accountId);
    await this.subscription.closeAccount({ accountId, email, customerId });
    await this.storage.deleteOwned(accountId);
    await this.networks.forget(accountId);
    await this.deletions.finish(id, (transaction) => {
      // The tombstone of an account with an unverified address has an empty name.
      const to = { userId: null, email, isVerified: name !== '' };
      return this.outbox.add(transaction, {
        kind: 'account-deleted',
        to,
        data: { name, code, url: this.pageOf(code) },
      });
    });
  }

  /** Ids of the oldest unfinished deletions. */
  listUnfinished(): Promise<string[]> {
    return this.deletions.listUnfinished();
  }

  /** Status of a deletion. @throws NotFound */
  async progress(code: string): Promise<DeletionProgress> {
    const times = /^[\da-f]{32}$/.test(code) ? await this.deletions.findTimes(code) : null;
    if (!times) throw new NotFound('There is no such deletion, or it ended long ago');
    return { requestedAt: times.requestedAt.toISOString(), finishedAt: times.finishedAt?.toISOString() ?? null };
  }

  /** Removes records of deletions that ended long ago. @returns how many */
  @Recurring({ name: 'remove-old-deletions', cron: nightly })
  removeOld(): Promise<number> {
    return this.deletions.removeOld(deletionRecordDays);
  }
}

function newCode(): string {
  return randomBytes(16).toString('hex');
}
