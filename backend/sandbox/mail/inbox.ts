import { join } from 'node:path';
import { DiskState } from '../disk-state.js';

/** A caught email. */
export interface Mail {
  id: string;
  /** All recipients, comma-separated. */
  to: string;
  from: string;
  subject: string;
  text: string;
  /** `""` without an HTML part. */
  html: string;
  /** When it arrived. */
  date: string;
  /** The URLs of its links, in order. */
  links: string[];
}

const kept = 500;

/** The last 500 emails, kept on disk. */
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

  /** Newest first; `to` filters by recipient, case-insensitive. */
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
