import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Mail, type MailContent, MailFailed } from './mail.js';

/** Mail over SMTP by nodemailer. Time limits are in milliseconds. */
@Injectable()
export class SmtpMail extends Mail implements OnModuleDestroy {
  private readonly transport: Transporter;

  constructor(@Inject(ENV) env: Env) {
    super();
    this.transport = createTransport(
      { url: env.mail.smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
      // Nothing that a mail says may make this process read a file or load an address.
      { from: env.mail.from, disableFileAccess: true, disableUrlAccess: true },
    );
  }

  async send(to: string, content: MailContent): Promise<void> {
    try {
      // As an object, an address stands for itself: in a text, a comma would make two of it.
      await this.transport.sendMail({ to: { name: '', address: to }, ...content });
    } catch (error) {
      throw new MailFailed({ cause: error });
    }
  }

  onModuleDestroy(): void {
    this.transport.close();
  }
}
