import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Mail, type MailContent, MailFailed, MailRejected } from './mail.js';

/** RFC 3834, 5: keeps out-of-office replies and other responders from answering. */
const headers = { 'Auto-Submitted': 'auto-generated' };

/** Sends emails over SMTP with nodemailer. Time limits are in milliseconds. */
@Injectable()
export class SmtpMail extends Mail implements OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(@Inject(ENV) env: Env) {
    super();
    this.transport = createTransport(
      { url: env.mail.smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
      // An email's content must not make this process read files or URLs.
      { from: env.mail.from, disableFileAccess: true, disableUrlAccess: true },
    );
  }

  async send(to: string, { replyTo, oneClickUnsubscribeUrl, ...content }: MailContent): Promise<void> {
    const all =
      oneClickUnsubscribeUrl === undefined ? headers : { ...headers, ...unsubscribeBy(oneClickUnsubscribeUrl) };
    try {
      await this.transport.sendMail({ to: alone(to), replyTo: alone(replyTo), headers: all, ...content });
    } catch (error) {
      const failure = error as SmtpError;
      const cause = new Error(hideAddresses(`${failure.code}: ${failure.message}`));
      throw isRejection(failure) ? new MailRejected({ cause }) : new MailFailed({ cause });
    }
  }

  /** Not earlier: running jobs still send during shutdown. */
  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** RFC 8058, 3.1: mail programs show a button that unsubscribes with a single POST. */
function unsubscribeBy(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** As an object, since a comma in a string would make it two addresses. */
const alone = (address: string): { name: string; address: string } => ({ name: '', address });

/** A nodemailer error. */
type SmtpError = Error & { code?: string; command?: string; response?: string };

/**
 * RFC 5321, 4.2.1: 5xx is permanent, 4xx is not. Before RCPT, and with 530 (RFC 4954, 6), the error is about the
 * connection or our credentials, which an operator can fix.
 */
function isRejection({ command = '', response = '' }: SmtpError): boolean {
  return ['RCPT TO', 'DATA'].includes(command) && /^5\d\d/.test(response) && !response.startsWith('530');
}

/** Servers repeat recipients and links, which must not be logged. */
function hideAddresses(text: string): string {
  return text.replace(/\S+/g, (word) => (/@|:\/\//.test(word) ? '…' : word));
}
