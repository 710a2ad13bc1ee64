import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Inbox, Mail } from './inbox.js';

const host = '127.0.0.1';
const sizeLimit = 5_000_000;

/** Accepts every email, with any password or none, and puts it in the inbox. */
export class SmtpCatcher {
  private readonly server: SMTPServer;

  constructor(inbox: Inbox) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      banner: 'Sandbox mail catcher',
      size: sizeLimit,
      closeTimeout: 1000,
      onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anyone' }),
      onData: (stream, { envelope }, done) => {
        const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const recipients = envelope.rcptTo.map(({ address }) => address);
        readMail(stream, sender, recipients).then(
          (mail) => {
            if (stream.sizeExceeded) return done(Object.assign(new Error('Message too large'), { responseCode: 552 }));
            inbox.add(mail);
            done();
          },
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      },
    });
    // A client that disconnects early is not an error of the sandbox.
    this.server.on('error', () => undefined);
  }

  /** Returns the port. Rejects with a readable sentence if it is unavailable. */
  listen(port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.server.once('error', (error: NodeJS.ErrnoException) => {
        reject(
          error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use: the sandbox needs it for mail.`) : error,
        );
      });
      this.server.listen(port, host, () => resolve((this.server.server.address() as AddressInfo).port));
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

async function readMail(stream: Readable, sender: string, recipients: string[]): Promise<Mail> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= sizeLimit) parts.push(part);
  }
  const parsed = await PostalMime.parse(Buffer.concat(parts));
  const html = parsed.html ?? '';
  const text = parsed.text ?? '';
  return {
    id: randomUUID(),
    to: recipients.join(', '),
    from: parsed.from?.address ?? sender,
    subject: parsed.subject ?? '',
    text,
    html,
    date: new Date().toISOString(),
    links: findLinks(text, html),
  };
}

/** The unique web addresses in an email's text and in its HTML's `href`s. */
export function findLinks(text: string, html: string): string[] {
  const inText = text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [];
  const inHtml = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) =>
    unescape(match[1] ?? match[2] ?? ''),
  );
  const links = [...inText.map((link) => link.replace(/[.,;:!?]+$/, '')), ...inHtml];
  return [...new Set(links.filter((link) => /^https?:\/\//i.test(link)))];
}

function unescape(text: string): string {
  return text
    .replaceAll('&#x3D;', '=')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}
