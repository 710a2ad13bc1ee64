import { Injectable } from '@nestjs/common';
import { type Counted, RateLimits } from '../http/rate-limits.js';
import { KnownNetworksService } from './sessions/known-networks.service.js';
import { loginLimits } from './sign-in-limits.js';

/**
 * Slows down guessing passwords. Failures are counted for the account from that network, for the account, and for the
 * network. The count for the account does not concern networks in which its owner has logged in before, so that strangers
 * who guess from everywhere do not keep the owner out. Failures count when the password has been checked: guesses in
 * flight at the same time may go over a limit by as many as hashing lets wait.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly limits: RateLimits,
    private readonly networks: KnownNetworksService,
  ) {}

  /**
   * @param owner answers the id of the account, if there is one
   * @throws TooManyTries
   */
  async admit(email: string, network: string, owner: () => Promise<string | undefined>): Promise<void> {
    const [fromNetwork, pair, account] = counts(email, network);
    await Promise.all([
      this.limits.check(fromNetwork, pair),
      this.limits.check(account).catch(async (refusal: unknown) => {
        const userId = await owner();
        if (userId === undefined || !(await this.networks.has(userId, network))) throw refusal;
      }),
    ]);
  }

  /** @throws TooManyTries when this failure is over a limit */
  async failed(email: string, network: string): Promise<void> {
    await this.limits.count(...counts(email, network));
  }

  /** Forgets the failures of the owner, and remembers where they are. */
  async succeeded(userId: string, email: string, network: string): Promise<void> {
    const [, pair] = counts(email, network);
    await Promise.all([this.limits.reset(pair), this.networks.remember(userId, network)]);
  }
}

function counts(email: string, network: string): [network: Counted, pair: Counted, account: Counted] {
  return [
    [loginLimits.network, network],
    [loginLimits.accountFromNetwork, `${normal(email)} ${network}`],
    [loginLimits.account, normal(email)],
  ];
}

/** An address as accounts are found by it. */
function normal(email: string): string {
  return email.trim().toLowerCase();
}
