import { Inject, Injectable, Logger } from '@nestjs/common';
import { TooManyTries } from '../common/app-error.js';
import { type Counted, type RateLimit, RateLimits } from '../http/rate-limits.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Mail } from '../providers/mail/mail.js';
import { type EmailText, renderEmail } from './email.js';
import { type EmailData, emails } from './emails.js';

const hour = 60 * 60;
const day = 24 * hour;

/**
 * Link emails to one mailbox, which anyone can trigger. Each kind counts separately, so that none uses up another's
 * limit.
 */
const linkLimits = {
  confirmations: { name: 'mailbox-confirmations', times: 5, seconds: day, isFixed: true },
  ownResets: { name: 'mailbox-own-resets', times: 5, seconds: day, isFixed: true },
  resets: { name: 'mailbox-resets', times: 3, seconds: day, isFixed: true },
  // Reset links work for an hour, so a mailbox whose email is dropped has a link that still works.
  furtherResets: { name: 'mailbox-further-resets', times: 1, seconds: hour, isFixed: true },
} satisfies Record<string, RateLimit>;

/** The limits that apply to an email, used up in this order. It is dropped when all of them are. */
function limitsOf(name: keyof EmailData, isFromOwner: boolean): readonly RateLimit[] {
  if (name !== 'reset-password') return [linkLimits.confirmations];
  const { ownResets, resets, furtherResets } = linkLimits;
  return isFromOwner ? [ownResets, resets, furtherResets] : [resets, furtherResets];
}

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
   * Renders and sends an email with a secret link now. If the mailbox has had too many of this kind, the email is dropped
   * and `write`, which issues the token, isn't called.
   * @param write returns null if there is nothing left to send
   * @param isFromOwner whether the mailbox's owner requested it, not just anyone
   * @throws MailFailed
   */
  async sendLink<Name extends keyof EmailData>(
    name: Name,
    to: string,
    write: () => Promise<EmailData[Name] | null>,
    isFromOwner = false,
  ): Promise<void> {
    const counted = await this.countFirst(limitsOf(name, isFromOwner), `${name} ${to.trim().toLowerCase()}`);
    if (counted === null) {
      this.logger.debug({ email: name, msg: 'Email dropped: the mailbox has had too many of this kind' });
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

  /** Counts an attempt against the first limit that isn't used up; null if all are. */
  private async countFirst(limits: readonly RateLimit[], subject: string): Promise<Counted | null> {
    for (const limit of limits) {
      const counted = [limit, subject] as const;
      try {
        await this.limits.count(counted);
        return counted;
      } catch (error) {
        if (!(error instanceof TooManyTries)) throw error;
      }
    }
    return null;
  }
}
