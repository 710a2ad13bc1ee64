import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from './replies.js';

/** An email as its recipient sees it. */
export interface ReceivedMail {
  to: string;
  from: string;
  replyTo: string;
  /** The header `Auto-Submitted`. */
  autoSubmitted: string;
  /** The headers that mail programs use to unsubscribe. */
  unsubscribe: { url: string; post: string };
  subject: string;
  text: string;
  html: string;
}

/** An SMTP server for one test. It can be set to refuse emails. */
export class TestMailbox {
  readonly mails: ReceivedMail[] = [];
  /** While true, refuses emails as a busy server does. */
  isRefusing = false;
  /** Recipients it rejects as unknown. */
  readonly unknown = new Set<string>();
  refused = 0;
  /** The reply to every `RCPT TO` or message. */
  reply: { to: 'RCPT TO' | 'DATA'; code: number; text: string } | null = null;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      if (this.reply?.to === 'RCPT TO') return done(refusal(this.reply.code, this.reply.text));
      if (!this.unknown.has(address)) return done();
      done(refusal(550, `5.1.1 <${address}>: User unknown`));
    },
    onData: (stream, { envelope }, done) => {
      void (async () => {
        const parts: Buffer[] = [];
        try {
          for await (const part of stream as AsyncIterable<Buffer>) parts.push(part);
        } catch (error) {
          // The sender was killed in the middle of the message, so it never arrived.
          return done(error as Error);
        }
        if (this.isRefusing) {
          this.refused += 1;
          const to = envelope.rcptTo.map(({ address }) => address).join();
          return done(refusal(451, `Busy, <${to}> has to wait`));
        }
        const message = Buffer.concat(parts);
        const { from, replyTo, subject = '', text = '', html = '', headers } = await PostalMime.parse(message);
        const names = headers.map(({ key }) => key);
        const fault = faultIn(message, names);
        if (fault !== undefined) return done(refusal(550, fault));
        if (this.reply) return done(refusal(this.reply.code, this.reply.text));
        const to = envelope.rcptTo.map(({ address }) => address).join();
        const header = (name: string): string => headers.find(({ key }) => key === name)?.value ?? '';
        this.mails.push({
          to,
          from: from?.address ?? '',
          autoSubmitted: header('auto-submitted'),
          unsubscribe: { url: header('list-unsubscribe').slice(1, -1), post: header('list-unsubscribe-post') },
          replyTo: replyTo?.map(({ address }) => address).join() ?? '',
          subject,
          text,
          html,
        });
        done();
      })();
    },
  });

  private constructor() {
    this.server.on('error', () => undefined);
  }

  static async open(): Promise<TestMailbox> {
    const mailbox = new TestMailbox();
    await new Promise<void>((resolve) => mailbox.server.listen(0, '127.0.0.1', resolve));
    return mailbox;
  }

  /** Environment variables that make the application use it. */
  get variables(): Record<string, string> {
    const { port } = this.server.server.address() as AddressInfo;
    return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Fanfare <hello@fanfare.test>' };
  }

  /** Resolves with the emails to an address whose subject matches, once there are `count`. */
  async receive(to: string, subject: RegExp, count = 1): Promise<ReceivedMail[]> {
    return until(async () => {
      const found = this.about(to, subject);
      return found.length >= count && found;
    });
  }

  about(to: string, subject: RegExp): ReceivedMail[] {
    return this.mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase() && subject.test(mail.subject));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** An error that the server sends as a reply. */
function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/**
 * Why real servers reject a message: headers that RFC 5322 (3.6) wants once, as Gmail checks them, and lines of more than
 * 998 octets (RFC 5322, 2.1.1).
 */
function faultIn(message: Buffer, names: string[]): string | undefined {
  for (const wanted of ['from', 'date', 'message-id', 'to', 'subject']) {
    const count = names.filter((name) => name === wanted).length;
    if (count !== 1) return `5.7.1 ${count} ${wanted} headers: not RFC 5322 compliant`;
  }
  const longest = Math.max(
    ...message
      .toString('latin1')
      .split('\r\n')
      .map((line) => line.length),
  );
  return longest > 998 ? '5.6.0 Lines must not exceed 998 octets' : undefined;
}

/** The first link in an email's text. */
export function linkIn({ text }: ReceivedMail): URL {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`There is no link in: ${text}`);
  return new URL(link);
}
