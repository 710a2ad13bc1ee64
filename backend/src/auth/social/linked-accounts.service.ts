import { Injectable } from '@nestjs/common';
import type { SocialProvider } from '../../../../contract/config.js';
import type { AddNotice } from '../../mail/outbox.js';
import {
  type AccountCredentials,
  IdentitiesRepository,
  type LinkedAccount,
  type UnlinkedAccount,
} from './identities.repository.js';

export type { UnlinkedAccount } from './identities.repository.js';

/** Which ways lead into an account, and which account a provider's leads to. */
@Injectable()
export class LinkedAccountsService {
  constructor(private readonly identities: IdentitiesRepository) {}

  /** The ways into an account, or null when there is no such account. */
  credentialsOf(userId: string): Promise<AccountCredentials | null> {
    return this.identities.findCredentials(userId);
  }

  /** Whom an account at a provider opens, or null. */
  find(provider: SocialProvider, subject: string): Promise<LinkedAccount | null> {
    return this.identities.findLinked(provider, subject);
  }

  /**
   * Forgets an account at a provider, if another way into the account here remains.
   * @param notify reports the removal
   * @returns whether it was removed
   */
  unlink(provider: SocialProvider, subject: string, notify: AddNotice<UnlinkedAccount>): Promise<boolean> {
    return this.identities.unlink(provider, subject, notify);
  }
}
