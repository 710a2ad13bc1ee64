import { Injectable } from '@nestjs/common';
import { freshSignInMinutes, type SignInMethods } from '../../../contract/account/account-deletion.js';
import { CurrentPasswordService } from '../auth/credentials/current-password.service.js';
import { LinkedAccountsService } from '../auth/social/linked-accounts.service.js';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { ReplyService } from '../chats/replies/reply.service.js';
import { InvalidInput, NotSignedIn } from '../common/app-error.js';
import type { Caller } from '../http/caller.decorator.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { AccountChanged, FreshSignInNeeded } from './deletion.errors.js';
import { DeletionsService } from './deletions.service.js';

/** Deletes accounts at their owner's request, and ends their live sessions. */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly deletions: DeletionsService,
    private readonly linkedAccounts: LinkedAccountsService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly sessions: SessionsService,
    private readonly replies: ReplyService,
    private readonly broadcaster: Broadcaster,
  ) {
    broadcaster.onAccountEnded((userId) => this.replies.dropAllHere(userId));
  }

  /** The account's credentials, and whether this session may delete it without a password. */
  async methods({ user, sessionId }: Caller): Promise<SignInMethods> {
    const credentials = await this.linkedAccounts.credentialsOf(user.id);
    if (!credentials) throw new NotSignedIn();
    return {
      hasPassword: credentials.passwordHash !== null,
      providers: credentials.providers,
      isFresh: await this.sessions.isYounger(sessionId, freshSignInMinutes),
    };
  }

  /**
   * Deletes the caller's account. @returns the code of the deletion's page
   * @throws InvalidInput if the password is missing or wrong
   * @throws FreshSignInNeeded for an account without a password
   * @throws AccountChanged, TooManyTries, Overloaded
   */
  async delete({ user, sessionId }: Caller, password: string | undefined): Promise<string> {
    const credentials = await this.linkedAccounts.credentialsOf(user.id);
    if (!credentials) throw new NotSignedIn();
    let passwordHash: string | null = null;
    if (credentials.passwordHash !== null) {
      if (password === undefined) throw new InvalidInput({ currentPassword: 'Please enter your current password' });
      passwordHash = await this.currentPassword.check(user, password);
    } else if (!(await this.sessions.isYounger(sessionId, freshSignInMinutes))) {
      throw new FreshSignInNeeded();
    }
    const code = await this.deleteAs(user.id, passwordHash);
    if (code !== null) return code;
    // It may have been deleted from another tab.
    throw (await this.linkedAccounts.credentialsOf(user.id)) ? new AccountChanged() : new NotSignedIn();
  }

  /**
   * Deletes an account without asking its owner, if its password (or lack of one) is unchanged.
   * @returns the code of the deletion's page, or null otherwise
   * @throws Overloaded
   */
  async deleteAs(userId: string, passwordHash: string | null): Promise<string | null> {
    const code = await this.deletions.start(userId, passwordHash);
    if (code !== null) {
      this.broadcaster.endAccount(userId);
    }
    return code;
  }
}
