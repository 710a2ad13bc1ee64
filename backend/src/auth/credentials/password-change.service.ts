import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { ChangePasswordBody } from '../../../../contract/account/change-password.body.js';
import type { ResetPasswordBody } from '../../../../contract/auth/reset-password.body.js';
import type { Caller } from '../../http/caller.decorator.js';
import { RateLimits } from '../../http/rate-limits.js';
import type { Visitor } from '../../http/visitor.decorator.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { nightly, Recurring } from '../../jobs/recurring.decorator.js';
import type { EmailData } from '../../mail/emails.js';
import { greetedName } from '../../mail/greeting.js';
import { MailService } from '../../mail/mail.service.js';
import { type AddNotice, type LinkRequest, Outbox } from '../../mail/outbox.js';
import { Broadcaster } from '../../broadcast/broadcaster.js';
import { UsersService } from '../../users/users.service.js';
import { AccountTokensRepository } from './account-tokens.repository.js';
import { ResetTokenInvalid, WrongCredentials } from '../auth.errors.js';
import { refuseCommonPassword } from './common-passwords.js';
import { type ChangedPassword, CredentialsRepository } from './credentials.repository.js';
import { CurrentPasswordService } from './current-password.service.js';
import { LoginThrottle } from '../login-throttle.js';
import { PasswordsService } from './passwords.service.js';
import { KnownNetworksService } from '../sessions/known-networks.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { forgotLimits, passwordChangeLimit } from '../sign-in-limits.js';

/** Sets new passwords: with an emailed link if forgotten, or with the current password when signed in. */
@Injectable()
export class PasswordChangeService implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly tokens: AccountTokensRepository,
    private readonly credentials: CredentialsRepository,
    private readonly sessions: SessionsService,
    private readonly networks: KnownNetworksService,
    private readonly throttle: LoginThrottle,
    private readonly mail: MailService,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    private readonly broadcaster: Broadcaster,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.outbox.sendLinksWith('reset-password', (request) => this.sendResetLink(request));
  }

  /**
   * Requests a reset link. Known and unknown addresses behave the same here, and refusals depend on the caller alone.
   * @param sessionToken the caller's session cookie, of any account
   * @throws TooManyTries
   */
  async requestReset(email: string, { network }: Visitor, sessionToken: string | undefined): Promise<void> {
    const address = email.trim().toLowerCase();
    const pair = `${address} ${network}`;
    await this.limits.count(
      [forgotLimits.network, network],
      [forgotLimits.accountFromNetwork, pair],
      [forgotLimits.accountFromNetworkMinute, pair],
    );
    const isFromOwner = await this.isOwner(address, network, sessionToken);
    await this.outbox.addAlone({ kind: 'reset-password', to: { userId: null, email: address, isFromOwner } });
  }

  /** Sends the email with the reset link, if the address has an account. @throws MailFailed */
  async sendResetLink({ email, isFromOwner }: Pick<LinkRequest, 'email' | 'isFromOwner'>): Promise<void> {
    const user = (await this.users.findByEmail(email))?.user;
    if (!user) return;
    const write = async (): Promise<EmailData['reset-password']> => {
      const token = await this.tokens.issue(user.id, 'reset-password', user.email);
      const query = new URLSearchParams({ email: user.email, token }).toString();
      return { name: greetedName(user), url: `${this.env.publicUrl}/reset-password?${query}` };
    };
    await this.mail.sendLink('reset-password', user.email, write, isFromOwner);
  }

  /** Whether a reset link would work now. */
  isResetToken(email: string, token: string): Promise<boolean> {
    return this.tokens.isResetToken(email.trim(), token);
  }

  /**
   * Sets a new password with a reset link and ends every session, socket, passkey and calendar address of the account. The user has
   * proven to be the owner, so their earlier failed logins are cleared, as after a login.
   * @throws ResetTokenInvalid
   * @throws InvalidInput if the new password is too common
   */
  async reset({ email, token, newPassword }: ResetPasswordBody, { network }: Visitor): Promise<void> {
    if (!(await this.isResetToken(email, token))) throw new ResetTokenInvalid();
    refuseCommonPassword('newPassword', newPassword);
    const passwordHash = await this.passwords.hash(newPassword, network);
    const user = await this.credentials.resetPassword(email.trim(), token, passwordHash, this.addNotice);
    if (!user) throw new ResetTokenInvalid();
    this.broadcaster.cutAccount(user.userId);
    await this.throttle.tookBack(user.userId, email, network);
  }

  /**
   * Sets a new password with the current one and ends the account's other sessions and their sockets.
   * @throws InvalidInput if the current one is wrong or the new one too common
   * @throws NoPassword, TooManyTries
   */
  async change({ user, sessionId }: Caller, body: ChangePasswordBody): Promise<void> {
    refuseCommonPassword('newPassword', body.newPassword);
    const oldHash = await this.currentPassword.check(user, body.currentPassword);
    await this.limits.count([passwordChangeLimit, user.id]);
    const newHash = await this.passwords.hash(body.newPassword, user.id);
    const change = { userId: user.id, oldHash, newHash, keptSessionId: sessionId };
    if (!(await this.credentials.changePassword(change, this.addNotice))) throw new WrongCredentials();
    this.broadcaster.cutAccount(user.id, sessionId);
  }

  /** Removes expired tokens of all purposes. @returns how many */
  @Recurring({ name: 'remove-expired-links', cron: nightly })
  removeExpiredTokens(): Promise<number> {
    return this.tokens.removeExpired();
  }

  /** Whether the caller is signed in to the address's account, or in a network from which its owner has logged in. */
  private async isOwner(address: string, network: string, sessionToken: string | undefined): Promise<boolean> {
    const [account, caller] = await Promise.all([
      this.users.findByEmail(address),
      sessionToken ? this.sessions.authenticate(sessionToken) : null,
    ]);
    // Also looked up without an account, so that it takes as long.
    const isKnownNetwork = await this.networks.has(account?.user.id ?? '', network);
    return isKnownNetwork || (account !== null && caller?.user.id === account.user.id);
  }

  private readonly addNotice: AddNotice<ChangedPassword> = (transaction, changed) => {
    const { userId, name, email, emailVerified, endedPasskeys, endedCalendar } = changed;
    const to = { userId, email, isVerified: emailVerified };
    const url = `${this.env.publicUrl}/forgot-password`;
    const data = { name, endedPasskeys, endedCalendar, url };
    return this.outbox.add(transaction, { kind: 'password-changed', to, data });
  };
}
