import { Injectable } from '@nestjs/common';
import type { SocialProvider } from '../../../contract/config.js';
import { IdentitiesRepository, type LinkedAccount, type AccountCredentials } from './identities.repository.js';

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

  /** Forgets an account at a provider, if another way into the account here remains. Answers whether it did. */
  unlink(provider: SocialProvider, subject: string): Promise<boolean> {
    return this.identities.unlink(provider, subject);
  }
}
