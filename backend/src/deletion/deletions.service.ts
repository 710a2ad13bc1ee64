import { InjectQueue } from '@nestjs/bull';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { randomBytes } from 'node:crypto';
import { type DeletionProgress, deletionPath, deletionRecordDays } from '../../../contract/account-deletion.js';
import { KnownNetworksService } from '../auth/known-networks.service.js';
import { NotFound } from '../common/app-error.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { OutboxService } from '../mail/outbox.service.js';
import { Storage } from '../providers/storage/storage.js';
import { SubscriptionService } from '../subscription/subscription.service.js';
import { type DeletionJob, deletionJobOptions, type DeletionNews, deletionQueue } from './deletion-queue.js';
import { DeletionsRepository } from './deletions.repository.js';

/**
 * The end of accounts, in two halves. The first is one transaction, after which the account does not exist. The second is
 * what lies outside of the database: it is done by the worker in steps that may be repeated, until all of them are done.
 */
@Injectable()
export class DeletionsService {
  private readonly logger = new Logger(DeletionsService.name);

  constructor(
    @InjectQueue(deletionQueue.name) private readonly queue: Queue<DeletionJob>,
    private readonly deletions: DeletionsRepository,
    private readonly subscription: SubscriptionService,
    private readonly storage: Storage,
    private readonly networks: KnownNetworksService,
    private readonly outbox: OutboxService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Deletes an account whose password still is the given one, or which still has none. Answers the code of its page, or
   * null when it is not so.
   * @throws Overloaded
   */
  async begin(userId: string, passwordHash: string | null): Promise<string | null> {
    const deletion = await this.deletions.begin(userId, newCode(), passwordHash);
    if (!deletion) return null;
    // With the queue away the account is gone all the same: the worker looks for what is left when it starts, and at night.
    this.enqueue(deletion.id).catch((error: unknown) => {
      this.logger.warn({ err: error, msg: 'The rest of a deletion could not be put into the queue' });
    });
    return deletion.code;
  }

  /** Writes down that somebody asked where nothing is left to delete. Answers the code of its page. */
  async record(): Promise<string> {
    const code = newCode();
    await this.deletions.record(code);
    return code;
  }

  /** The address of a deletion's page. */
  pageOf(code: string): string {
    return `${this.env.publicUrl}${deletionPath(code)}`;
  }

  /**
   * Does what is left of a deletion. Each step may be done again: whatever cut the one before it short, it begins anew.
   * @param tell says to all servers who is gone
   * @throws PaymentProviderFailed, DependencyDown
   */
  async finish(id: string, tell: (news: DeletionNews) => Promise<void>): Promise<void> {
    const deletion = await this.deletions.findUnfinished(id);
    if (!deletion) return;
    const { userId: accountId, name, email, customerId, code } = deletion;
    await tell({ userId: accountId });
    await this.subscription.closeAccount({ accountId, email, customerId });
    await this.storage.deleteOwned(accountId);
    await this.networks.forget(accountId);
    const letters = await this.deletions.finish(id, (transaction) => {
      // The tombstone of an account with an unverified address has an empty name.
      const to = { userId: null, email, isVerified: name !== '' };
      return this.outbox.store(transaction, 'account-deleted', to, { name, code, url: this.pageOf(code) });
    });
    void this.outbox.enqueue(letters);
  }

  /** Sees to it that every deletion of which something is left has a job. */
  async resume(): Promise<void> {
    for (const id of await this.deletions.listUnfinished()) await this.enqueue(id);
  }

  /** How far a deletion is. @throws NotFound */
  async progress(code: string): Promise<DeletionProgress> {
    const times = /^[\da-f]{32}$/.test(code) ? await this.deletions.findTimes(code) : null;
    if (!times) throw new NotFound('There is no such deletion, or it ended long ago');
    return { requestedAt: times.requestedAt.toISOString(), finishedAt: times.finishedAt?.toISOString() ?? null };
  }

  /** Forgets deletions that ended long ago; answers how many. */
  removeOld(): Promise<number> {
    return this.deletions.removeOld(deletionRecordDays);
  }

  private async enqueue(id: string): Promise<void> {
    await this.queue.add({ id }, { ...deletionJobOptions, jobId: id });
  }
}

function newCode(): string {
  return randomBytes(16).toString('hex');
}
