import { AppError } from '../../common/app-error.js';

/** What a mail says, in its two forms, and where an answer to it goes. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  replyTo: string;
}

/** Something that takes mails for delivery, whoever runs it. */
export abstract class Mail {
  /**
   * Hands a mail over to one recipient's server. Resolves when that took it.
   * @throws MailFailed, MailRejected
   */
  abstract send(to: string, content: MailContent): Promise<void>;
}

export class MailFailed extends AppError {
  readonly status = 502;
  readonly code = 'mail_failed';
  constructor(options?: ErrorOptions) {
    super('The mail could not be sent. Please try again in a moment.', options);
  }
}

/** The server permanently rejects the recipient or the message. */
export class MailRejected extends MailFailed {}
