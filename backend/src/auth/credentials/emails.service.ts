import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmailVerified } from '../../../../contract/account/account.js';
import type { ChangeEmailBody } from '../../../../contract/account/change-email.body.js';
import type { VerifyEmailBody } from '../../../../contract/auth/verify-email.body.js';
import type { User } from '../../../../contract/account/user.js';
import { InvalidInput } from '../../common/app-error.js';
import { RateLimits } from '../../http/rate-limits.js';
import type { Visitor } from '../../http/visitor.decorator.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { greetedName } from '../../mail/greeting.js';
import { MailService } from '../../mail/mail.service.js';
import { type AddNotice, Outbox } from '../../mail/outbox.js';
import { Broadcaster } from '../../broadcast/broadcaster.js';
import { EmailTaken } from '../../users/users.errors.js';
import { UsersService } from '../../users/users.service.js';
import { AccountTokensRepository } from './account-tokens.repository.js';
import { ConfirmationInvalid, NewPasswordRequired, WrongCredentials } from '../auth.errors.js';
import { refuseCommonPassword } from './common-passwords.js';
import { CredentialsRepository, type ProvenEmail } from './credentials.repository.js';
import { CurrentPasswordService } from './current-password.service.js';
import { LoginThrottle } from '../login-throttle.js';
import { PasswordsService } from './passwords.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { confirmationLimit, mailboxLimit } from '../sign-in-limits.js';

/** Confirms and changes the email addresses of accounts. */
@Injectable()
export class EmailsService implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: AccountTokensRepository,
    private readonly credentials: CredentialsRepository,
    private readonly currentPassword: CurrentPasswordService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottle,
    private readonly mail: MailService,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    private readonly broadcaster: Broadcaster,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.outbox.sendLinksWith('verify-email', async ({ userId }) => {
      if (userId !== null) await this.sendVerification({ userId });
    });
    this.outbox.sendLinksWith('change-email', async ({ userId, email }) => {
      if (userId !== null) await this.sendChangeLink({ userId, email });
    });
  }

  /** Adds the email with the link that confirms a new account's address, in the transaction that creates the account. */
  readonly addVerification: AddNotice<{ id: string; email: string }> = (transaction, { id, email }) =>
    this.outbox.add(transaction, { kind: 'verify-email', to: { userId: id, email } });

  /** Emails the link again, unless the address is confirmed. @throws TooManyTries */
  async resendVerification(user: User): Promise<void> {
    if (user.emailVerified) return;
    await this.limits.count([confirmationLimit, user.id], [mailboxLimit, user.email.toLowerCase()]);
    await this.outbox.addAlone({ kind: 'verify-email', to: { userId: user.id, email: user.email } });
  }

  /**
   * Emails a link to the new address and a notice to the current one.
   * @throws InvalidInput if the password is wrong or the address is unchanged
   * @throws WrongCredentials if the password changes in the meantime
   * @throws NoPassword, EmailTaken, TooManyTries
   */
  async requestChange(user: User, body: ChangeEmailBody): Promise<void> {
    const email = body.email.trim();
    if (email.toLowerCase() === user.email.toLowerCase()) {
      throw new InvalidInput({ email: 'This is your email address already' });
    }
    // Count first: checking the password is expensive, and an "address taken" error reveals that it has an account.
    await this.limits.count([confirmationLimit, user.id]);
    const passwordHash = await this.currentPassword.check(user, body.currentPassword);
    const holder = await this.users.findByEmail(email);
    if (holder && holder.user.id !== user.id) throw new EmailTaken('Please choose another address.');
    await this.limits.count([mailboxLimit, email.toLowerCase()]);
    const isRequested = await this.tokens.requestEmailChange(
      { userId: user.id, email, passwordHash },
      async (transaction) => {
        const to = { userId: user.id, email: user.email, isVerified: user.emailVerified };
        const url = `${this.env.publicUrl}/forgot-password`;
        const data = { name: greetedName(user), newEmail: email, url };
        await this.outbox.add(transaction, { kind: 'email-change-asked', to, data });
        await this.outbox.add(transaction, { kind: 'change-email', to: { userId: user.id, email } });
      },
    );
    if (!isRequested) throw new WrongCredentials();
  }

  /**
   * Uses up the token of either link. Opening the link proves access to the mailbox, not who chose the account's
   * password: outside a session of that account, the user sets a new password and all other sessions end.
   * @param sessionToken the caller's session cookie, of any account
   * @throws ConfirmationInvalid, NewPasswordRequired, EmailTaken
   * @throws InvalidInput if the new password is too common
   */
  async confirm(
    { token, newPassword }: VerifyEmailBody,
    sessionToken: string | undefined,
    { network }: Visitor,
  ): Promise<EmailVerified> {
    const confirmation = await this.tokens.findConfirmation(token);
    if (!confirmation) throw new ConfirmationInvalid();
    if (newPassword === undefined) {
      const caller = sessionToken ? await this.sessions.authenticate(sessionToken) : null;
      if (caller?.user.id !== confirmation.userId) throw new NewPasswordRequired(confirmation.email);
    }
    if (newPassword !== undefined) refuseCommonPassword('newPassword', newPassword);
    const newHash = newPassword === undefined ? null : await this.passwords.hash(newPassword, network);
    const proven = await this.credentials.proveEmail(token, newHash, this.addNotice);
    if (!proven) throw new ConfirmationInvalid();
    const { userId, email } = proven;
    if (newHash === null) this.broadcaster.emit(userId, 'user:changed', {});
    else {
      this.broadcaster.cutAccount(userId);
      await this.throttle.tookBack(userId, email, network);
    }
    return { email };
  }

  /** Sends the email that confirms an account's address, unless it is already confirmed. @throws MailFailed */
  async sendVerification({ userId }: { userId: string }): Promise<void> {
    const user = await this.users.find(userId);
    if (!user || user.emailVerified) return;
    await this.mail.sendLink('verify-email', user.email, async () => {
      const token = await this.tokens.issue(userId, 'verify-email', user.email);
      return { url: this.link(token) };
    });
  }

  /**
   * Sends the email that confirms a new address. Nothing is sent if the request was voided by a new password or by a
   * provider that vouched for the old address.
   * @throws MailFailed
   */
  async sendChangeLink({ userId, email }: { userId: string; email: string }): Promise<void> {
    const user = await this.users.find(userId);
    if (!user) return;
    await this.mail.sendLink('change-email', email, async () => {
      const token = await this.tokens.reissue(userId, 'change-email', email);
      return token === null ? null : { url: this.link(token) };
    });
  }

  /** Notifies the former address of the change. */
  private readonly addNotice: AddNotice<ProvenEmail> = async (transaction, proven) => {
    const { userId, name, email, oldEmail, wasVerified } = proven;
    if (oldEmail === null) return;
    const to = { userId, email: oldEmail, isVerified: wasVerified };
    await this.outbox.add(transaction, { kind: 'email-changed', to, data: { name, newEmail: email } });
  };

  private link(token: string): string {
    return `${this.env.publicUrl}/verify-email?${new URLSearchParams({ token }).toString()}`;
  }
}
