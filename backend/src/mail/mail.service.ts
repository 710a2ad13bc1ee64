import { Inject, Injectable, Logger } from '@nestjs/common';
import { TooManyTries } from '../common/app-error.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Mail } from '../providers/mail/mail.js';
import { type EmailText, renderEmail } from './email.js';
import { type EmailData, emails } from './emails.js';

/** Limit on emails that anyone can trigger to any address: confirmation and reset links together. */
const linksPerMailbox: RateLimit = { name: 'mailbox-day', times: 10, seconds: 24 * 60 * 60 };

/**
 * An address that needs no quoting. Others are valid, but contain characters that headers or mail clients may misread.
 */
const plainAddress = /^[\p{L}\p{M}\p{N}_.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{M}\p{N}.-]+$/u;

/** Renders and sends emails, in the worker. Everything else adds them to the outbox. */
@Injectable()
export class MailService {
  private readonly logger = new Logger(MailService.name);

  constructor(
    private readonly mail: Mail,
    private readonly limits: RateLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Renders and sends an email with a secret link now. If the mailbox has reached its daily limit, the email is dropped
   * and `write`, which issues the token, isn't called.
   * @param write returns null if there is nothing left to send
   * @throws MailFailed
   */
  async sendLink<Name extends keyof EmailData>(
    name: Name,
    to: string,
    write: () => Promise<EmailData[Name] | null>,
  ): Promise<void> {
    const counted = [linksPerMailbox, to.trim().toLowerCase()] as const;
    try {
      await this.limits.count(counted);
    } catch (error) {
      if (!(error instanceof TooManyTries)) throw error;
      this.logger.debug({ email: name, msg: 'Email dropped: the mailbox reached its daily limit' });
      return;
    }
    let isSent = false;
    try {
      const data = await write();
      if (data === null) return;
      await this.send(name, to, data);
      isSent = true;
    } finally {
      if (!isSent) await this.limits.refund(counted);
    }
  }

  /**
   * Renders and sends an email now.
   * @throws MailFailed
   */
  async send<Name extends keyof EmailData>(name: Name, to: string, data: EmailData[Name]): Promise<void> {
    const write = emails[name] as unknown as (data: EmailData[Name]) => EmailText;
    const email = write(data);
    const { replyTo, oneClickUnsubscribeUrl } = email;
    await this.mail.send(to, {
      ...renderEmail(email),
      replyTo: replyTo !== undefined && plainAddress.test(replyTo) ? replyTo : this.env.supportEmail,
      ...(oneClickUnsubscribeUrl === undefined ? {} : { oneClickUnsubscribeUrl }),
    });
  }
}
