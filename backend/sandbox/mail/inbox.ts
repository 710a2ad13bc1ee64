import { join } from 'node:path';
import { DiskState } from '../disk-state.js';

/** A mail that was caught. */
export interface Mail {
  id: string;
  /** All addresses it was delivered to, with commas between. */
  to: string;
  from: string;
  subject: string;
  text: string;
  /** `""` for a mail without HTML. */
  html: string;
  /** ISO 8601, UTC: when it came in. */
  date: string;
  /** The addresses of its links, in their order. */
  links: string[];
}

const kept = 500;

/** The last 500 mails, kept on disk. */
export class Inbox {
  private readonly disk: DiskState<{ mails: Mail[] }>;

  constructor(dataDir: string) {
    this.disk = DiskState.open(join(dataDir, 'mail.json'), () => ({ mails: [] }));
  }

  add(mail: Mail): void {
    const { mails } = this.disk.value;
    mails.push(mail);
    mails.splice(0, mails.length - kept);
    this.disk.changed();
  }

  /** Newest first; with `to`, those for an address, whatever the case of its letters. */
  list(to?: string): Mail[] {
    const wanted = to?.trim().toLowerCase();
    const isFor = (mail: Mail) => mail.to.split(', ').some((address) => address.toLowerCase() === wanted);
    return this.disk.value.mails.filter((mail) => wanted === undefined || isFor(mail)).toReversed();
  }

  find(id: string): Mail | undefined {
    return this.disk.value.mails.find((mail) => mail.id === id);
  }

  clear(): void {
    this.disk.value.mails.length = 0;
    this.disk.changed();
  }

  close(): Promise<void> {
    return this.disk.flush();
  }
}
