import { AppError } from '../../common/app-error.js';

/** An email in both formats, and its reply address. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  replyTo: string;
  /** Where the recipient's mail program can unsubscribe them with a single POST (RFC 8058). */
  oneClickUnsubscribeUrl?: string;
}

/** Sends emails. */
export abstract class Mail {
  /**
   * Sends an email to one recipient. Resolves when the server accepted it.
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
