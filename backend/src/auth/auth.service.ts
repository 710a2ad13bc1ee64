import { Injectable } from '@nestjs/common';
import type { LoginBody } from '../../../contract/auth/login.body.js';
import type { RegisterBody } from '../../../contract/auth/register.body.js';
import { siteOf } from '../http/address.js';
import { RateLimits } from '../http/rate-limits.js';
import type { Visitor } from '../http/visitor.decorator.js';
import { UsersService } from '../users/users.service.js';
import { WrongCredentials } from './auth.errors.js';
import { refuseCommonPassword } from './credentials/common-passwords.js';
import { EmailsService } from './credentials/emails.service.js';
import { LoginThrottle } from './login-throttle.js';
import { PasswordsService } from './credentials/passwords.service.js';
import { type SecondStep, SecondStepService, type SignedIn } from './second-step/second-step.service.js';
import { SessionsService } from './sessions/sessions.service.js';
import { registerLimits } from './sign-in-limits.js';

/** Sign-up, sign-in and sign-out with a password. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly secondStep: SecondStepService,
    private readonly emails: EmailsService,
    private readonly throttle: LoginThrottle,
    private readonly limits: RateLimits,
  ) {}

  /** Creates an account and emails a link that confirms its address. @throws InvalidInput, EmailTaken, TooManyTries */
  async register(body: RegisterBody, { network, userAgent }: Visitor): Promise<SignedIn> {
    refuseCommonPassword('password', body.password);
    const email = body.email.trim().toLowerCase();
    const site = siteOf(network);
    await this.limits.count(
      [registerLimits.network, network],
      ...(site === null ? [] : [[registerLimits.site, site] as const]),
      [registerLimits.account, email],
    );
    const passwordHash = await this.passwords.hash(body.password, network);
    const account = { name: body.name, email: body.email, passwordHash };
    const userId = await this.users.create(account, this.emails.addVerification);
    const [token, user] = await Promise.all([
      this.sessions.start(userId, userAgent, { passwordHash }),
      this.users.getUser(userId),
    ]);
    return { user, token };
  }

  /**
   * Signs in, or returns the second-step challenge if the account has two-step verification.
   * @throws WrongCredentials for an unknown address and for a wrong password alike, after the same time
   * @throws TooManyTries
   */
  async login(body: LoginBody, { network, userAgent }: Visitor): Promise<SignedIn | SecondStep> {
    const found = this.users.findByEmail(body.email);
    const owner = async (): Promise<string | undefined> => (await found)?.user.id;
    const [account] = await Promise.all([found, this.throttle.admit(body.email, network, owner)]);
    const fits = await this.passwords.fits(body.password, account?.passwordHash, network);
    if (!account?.passwordHash || !fits) {
      await this.throttle.failed(body.email, network);
      throw new WrongCredentials();
    }
    const challenge = await this.secondStep.challengeFor(account.user.id);
    // Failures are only cleared, and the network only remembered, after the second step.
    if (challenge !== null) return { challenge };
    const { passwordHash } = account;
    const [token] = await Promise.all([
      this.sessions.start(account.user.id, userAgent, { passwordHash }),
      this.throttle.succeeded(account.user.id, body.email, network),
    ]);
    return { user: account.user, token };
  }

  /** Ends the session of a token, if any. */
  async logout(token: string | undefined): Promise<void> {
    if (token) await this.sessions.revoke(token);
  }
}
