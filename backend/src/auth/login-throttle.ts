import { Injectable } from '@nestjs/common';
import { type Counted, RateLimits } from '../http/rate-limits.js';
import { KnownNetworksService } from './sessions/known-networks.service.js';
import { loginLimits } from './sign-in-limits.js';

/**
 * Slows down password guessing. Failures are counted per account and network, per account, and per network. The
 * per-account count ignores networks from which its owner has logged in before, so distributed guessing can't lock the
 * owner out. Failures count once the password has been checked, so concurrent guesses may exceed a limit by as many as
 * the hashing queue holds.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly limits: RateLimits,
    private readonly networks: KnownNetworksService,
  ) {}

  /**
   * @param owner returns the account's id, if there is one
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

  /** @throws TooManyTries if this failure exceeds a limit */
  async failed(email: string, network: string): Promise<void> {
    await this.limits.count(...counts(email, network));
  }

  /** Clears the owner's failures and remembers their network. */
  async succeeded(userId: string, email: string, network: string): Promise<void> {
    const [, pair] = counts(email, network);
    await Promise.all([this.limits.reset(pair), this.networks.remember(userId, network)]);
  }

  /** Like `succeeded`, after a link set a new password: whoever logged in before, from elsewhere, may not be the owner. */
  async tookBack(userId: string, email: string, network: string): Promise<void> {
    const [, pair] = counts(email, network);
    await Promise.all([this.limits.reset(pair), this.networks.rememberOnly(userId, network)]);
  }
}

function counts(email: string, network: string): [network: Counted, pair: Counted, account: Counted] {
  return [
    [loginLimits.network, network],
    [loginLimits.accountFromNetwork, `${normal(email)} ${network}`],
    [loginLimits.account, normal(email)],
  ];
}

/** Normalises an address like account look-ups do. */
function normal(email: string): string {
  return email.trim().toLowerCase();
}
