import { Injectable } from '@nestjs/common';
import type { FactKind } from '../../../contract/facts/fact.js';
import { AfterCommit } from '../database/after-commit.js';
import type { Transaction } from '../database/transaction.js';
import { UsersService } from '../users/users.service.js';
import { FactAnnouncements } from './fact-announcements.js';
import { type FactRow, FactsRepository } from './facts.repository.js';
import { newFact } from './new-fact.js';

/** A fact that comes from somewhere other than a message. */
export interface SourcedFact {
  id: string;
  kind: FactKind;
  value: string;
  /** A link to where it can be read; may be empty. */
  source: string;
  releaseId: string | null;
  asOf: string;
}

/** A deleted fact that may be restored. */
export type RetiredFact = Omit<FactRow, 'updatedAt'>;

export type { FactRow };

/** Facts that come from other rows (documents, pitches, releases) and change in the same transaction. */
@Injectable()
export class SourcedFactsService {
  constructor(
    private readonly facts: FactsRepository,
    private readonly announcements: FactAnnouncements,
    private readonly users: UsersService,
    private readonly afterCommit: AfterCommit,
  ) {}

  /**
   * Keeps a claim that the artist confirmed in a document, about the document's release, in the confirmation's
   * transaction. If there is no room, it isn't kept.
   */
  async keepConfirmed(
    transaction: Transaction,
    accountId: string,
    fact: Pick<FactRow, 'kind' | 'value' | 'releaseId'> & { documentId: string },
  ): Promise<void> {
    const asOf = await this.users.todayOf(accountId);
    const { documentId, releaseId, ...said } = fact;
    const draft = newFact(accountId, { ...said, subject: '' });
    const stored = await this.facts.insert({ ...draft, documentId, releaseId, asOf, status: 'kept' }, transaction);
    if (stored === null || stored === 'full') return;
    this.afterCommit.run(transaction, () => void this.announcements.announce(accountId, stored));
  }

  /**
   * Keeps a fact that can be read at a link, in the transaction of the row it comes from. Its id is derived from that
   * row, so storing it again replaces it. If there is no room, it isn't kept.
   */
  async keep(transaction: Transaction, accountId: string, fact: SourcedFact): Promise<void> {
    const { id, kind, value, source, releaseId, asOf } = fact;
    await this.facts.remove(accountId, id, transaction);
    const draft = { ...newFact(accountId, { kind, subject: '', value }), id, source, releaseId, asOf };
    const stored = await this.facts.insert({ ...draft, status: 'kept' }, transaction);
    if (stored === null || stored === 'full') return;
    this.afterCommit.run(transaction, () => void this.announcements.announce(accountId, stored));
  }

  /** Links a sourced fact to another place, in the transaction of the row it comes from, if it still exists. */
  async link(transaction: Transaction, accountId: string, id: string, source: string): Promise<void> {
    const fact = await this.facts.link(transaction, accountId, id, source);
    if (!fact) return;
    this.afterCommit.run(transaction, () => this.announcements.announceChanged(accountId, fact));
  }

  /** Removes a fact in the transaction of the row that it comes from or contradicts, if it still exists. */
  async remove(transaction: Transaction, accountId: string, id: string): Promise<void> {
    if (!(await this.facts.remove(accountId, id, transaction))) return;
    this.afterCommit.run(transaction, () => this.announcements.announceRemoved(accountId, id));
  }

  /**
   * Deletes the kept and proposed facts about a release that its change has outdated, in the change's transaction.
   * @returns the facts, for `restore`
   */
  async retire(
    transaction: Transaction,
    accountId: string,
    releaseId: string,
    isOutdated: (fact: FactRow) => boolean,
  ): Promise<RetiredFact[]> {
    const outdated = (await this.facts.listOfRelease(transaction, accountId, releaseId)).filter(isOutdated);
    for (const { id } of outdated) await this.remove(transaction, accountId, id);
    return outdated;
  }

  /** Puts retired facts back, unless newer ones state something else. */
  async restore(transaction: Transaction, accountId: string, retired: readonly RetiredFact[]): Promise<void> {
    for (const fact of retired) {
      const restored = await this.facts.putBack(transaction, { ...fact, userId: accountId });
      if (restored) this.afterCommit.run(transaction, () => this.announcements.announceChanged(accountId, restored));
    }
  }
}
