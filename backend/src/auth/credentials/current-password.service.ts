import { Injectable } from '@nestjs/common';
import type { User } from '../../../../contract/account/user.js';
import { InvalidInput, NotSignedIn } from '../../common/app-error.js';
import { RateLimits } from '../../http/rate-limits.js';
import { UsersService } from '../../users/users.service.js';
import { NoPassword } from '../auth.errors.js';
import { PasswordsService } from './passwords.service.js';
import { currentPasswordLimit } from '../sign-in-limits.js';

/** Asks somebody who is signed in for their password again, before what must not happen on a phone left on a table. */
@Injectable()
export class CurrentPasswordService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Answers the hash that the password fits. A try counts before it is checked, so that guesses at the same time are no more
   * than others.
   * @throws InvalidInput when it does not fit
   * @throws NoPassword when the account has none
   * @throws NotSignedIn when the account is gone by now
   * @throws TooManyTries after many wrong ones
   */
  async check(user: User, password: string): Promise<string> {
    const account = await this.users.findByEmail(user.email);
    if (!account) throw new NotSignedIn();
    if (!account.passwordHash) throw new NoPassword();
    await this.limits.count([currentPasswordLimit, user.id]);
    const fits = await this.passwords.fits(password, account.passwordHash, user.id).catch(async (error: unknown) => {
      await this.limits.refund([currentPasswordLimit, user.id]);
      throw error;
    });
    if (!fits) throw new InvalidInput({ currentPassword: 'This is not your current password' });
    await this.limits.reset([currentPasswordLimit, user.id]);
    return account.passwordHash;
  }
}
