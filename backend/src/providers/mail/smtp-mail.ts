import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Mail, type MailContent, MailFailed, NoSuchMailbox } from './mail.js';

/** Mail over SMTP by nodemailer. Time limits are in milliseconds. */
@Injectable()
export class SmtpMail extends Mail implements OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(@Inject(ENV) env: Env) {
    super();
    this.transport = createTransport(
      { url: env.mail.smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
      // Nothing that a mail says may make this process read a file or load an address.
      { from: env.mail.from, disableFileAccess: true, disableUrlAccess: true },
    );
  }

  async send(to: string, { replyTo, ...content }: MailContent): Promise<void> {
    try {
      await this.transport.sendMail({ to: alone(to), replyTo: alone(replyTo), ...content });
    } catch (error) {
      const failure = error as SmtpError;
      const cause = new Error(hideAddresses(`${failure.code}: ${failure.message}`));
      throw isWithoutMailbox(failure) ? new NoSuchMailbox({ cause }) : new MailFailed({ cause });
    }
  }

  /** Not before: jobs that are under way when the process is asked to end still send. */
  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** As an object, an address stands for itself: in a text, a comma would make two of it. */
const alone = (address: string): { name: string; address: string } => ({ name: '', address });

/** What nodemailer says of a failure. */
type SmtpError = Error & { code?: string; command?: string; response?: string };

/** RFC 3463: by 5.1.1, 5.1.2, 5.1.3 and 5.1.6 it is the recipient's address that is wrong, and not we or the server. */
function isWithoutMailbox({ command, response = '' }: SmtpError): boolean {
  return command === 'RCPT TO' && /^5\d\d[ -]5\.1\.[1236]\b/.test(response);
}

/** Servers repeat to whom a mail was and which link in it they dislike. Neither belongs in a log. */
function hideAddresses(text: string): string {
  return text.replace(/\S+/g, (word) => (/@|:\/\//.test(word) ? '…' : word));
}
