import { Injectable } from '@nestjs/common';
import { freshSignInMinutes } from '../../../../contract/account/account-deletion.js';
import type { Caller } from '../../http/caller.decorator.js';
import { ReauthenticationRequired } from '../auth.errors.js';
import { CurrentPasswordService } from './current-password.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Makes sure the account's owner is present before another credential is added. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly currentPassword: CurrentPasswordService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Accepts the current password, or a session that began a few minutes ago.
   * @throws InvalidInput if the password is wrong
   * @throws ReauthenticationRequired, NoPassword, TooManyTries
   */
  async require({ user, sessionId }: Caller, password: string | undefined): Promise<void> {
    if (password !== undefined) await this.currentPassword.check(user, password);
    else if (!(await this.sessions.isYounger(sessionId, freshSignInMinutes))) throw new ReauthenticationRequired();
  }
}
