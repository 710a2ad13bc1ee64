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

/** The deletion of an account at its owner's word, and the end of what is open for it. */
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

  /** What opens the account, and whether this session may delete it without a password. */
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
   * Deletes the caller's account. Answers the code of the deletion's page.
   * @throws InvalidInput when the password is missing or wrong
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
    // Deleted from another tab meanwhile?
    throw (await this.linkedAccounts.credentialsOf(user.id)) ? new AccountChanged() : new NotSignedIn();
  }

  /**
   * Deletes an account whose password still is the given one, or which still has none, without asking its owner. Answers
   * the code of the deletion's page, or null when it is not so.
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
