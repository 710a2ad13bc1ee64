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

/** An account's credentials, and the account that a provider account opens. */
@Injectable()
export class LinkedAccountsService {
  constructor(private readonly identities: IdentitiesRepository) {}

  /** An account's credentials, or null if there is no such account. */
  credentialsOf(userId: string): Promise<AccountCredentials | null> {
    return this.identities.findCredentials(userId);
  }

  /** The account that a provider account opens, or null. */
  find(provider: SocialProvider, subject: string): Promise<LinkedAccount | null> {
    return this.identities.findLinked(provider, subject);
  }

  /**
   * Unlinks a provider account if the account has another credential.
   * @param notify reports the removal
   * @returns whether it was removed
   */
  unlink(provider: SocialProvider, subject: string, notify: AddNotice<UnlinkedAccount>): Promise<boolean> {
    return this.identities.unlink(provider, subject, notify);
  }
}
