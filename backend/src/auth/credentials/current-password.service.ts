import { Injectable } from '@nestjs/common';
import type { User } from '../../../../contract/account/user.js';
import { InvalidInput, NotSignedIn } from '../../common/app-error.js';
import { RateLimits } from '../../http/rate-limits.js';
import { UsersService } from '../../users/users.service.js';
import { NoPassword } from '../auth.errors.js';
import { PasswordsService } from './passwords.service.js';
import { currentPasswordLimit } from '../sign-in-limits.js';

/** Checks a signed-in user's password again, before changes that must not be possible on an unattended device. */
@Injectable()
export class CurrentPasswordService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Checks the current password. Each try counts before it is checked, so that concurrent guesses gain nothing.
   * @returns the hash it matches
   * @throws InvalidInput if it doesn't match
   * @throws NoPassword if the account has none
   * @throws NotSignedIn if the account is gone
   * @throws TooManyTries
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
