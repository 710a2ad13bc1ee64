import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../contract/facts/fact.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { toFact } from './fact-view.js';
import type { FactRow, Stored } from './facts.repository.js';
import { ProfileFactsService } from './profile-facts.service.js';

/** Tells open tabs about changed facts, and the profile about kept ones. */
@Injectable()
export class FactAnnouncements {
  constructor(
    private readonly profile: ProfileFactsService,
    private readonly broadcaster: Broadcaster,
  ) {}

  /** A stored fact, with those it has replaced; a kept one is written into the profile. */
  async announce(accountId: string, stored: Stored): Promise<Fact> {
    this.announceInProfile(accountId, stored);
    if (stored.fact.status === 'kept') await this.profile.write(accountId, stored.fact);
    return toFact(stored.fact);
  }

  /** The same, of a fact that the profile has already. */
  announceInProfile(accountId: string, { fact, removed }: Stored): void {
    for (const id of removed) this.announceRemoved(accountId, id);
    this.announceChanged(accountId, fact);
  }

  announceChanged(accountId: string, fact: FactRow): void {
    this.broadcaster.emit(accountId, 'fact:upsert', { fact: toFact(fact) });
  }

  announceRemoved(accountId: string, id: string): void {
    this.broadcaster.emit(accountId, 'fact:remove', { id });
  }
}
