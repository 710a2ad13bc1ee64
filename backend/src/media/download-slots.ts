import { Injectable } from '@nestjs/common';
import { finished, type Readable } from 'node:stream';
import { TooManyDownloads } from './media.errors.js';

/**
 * Open downloads per account and server, so that slow readers can't use up the shared ones. Two browsers with six
 * connections each stay below it, even while seeking in a video leaves connections closing.
 */
const mostOfAccount = 16;

/** Limits how many files each account has open. */
@Injectable()
export class DownloadSlots {
  private readonly taken = new Map<string, number>();

  /** Opens a file of an account and holds a slot until it is read or destroyed. @throws TooManyDownloads */
  async openFile<T extends { content: Readable }>(userId: string, open: () => Promise<T>): Promise<T> {
    const own = this.taken.get(userId) ?? 0;
    if (own >= mostOfAccount) throw new TooManyDownloads();
    this.taken.set(userId, own + 1);
    try {
      const file = await open();
      finished(file.content, () => this.release(userId));
      return file;
    } catch (error) {
      this.release(userId);
      throw error;
    }
  }

  private release(userId: string): void {
    const left = (this.taken.get(userId) ?? 1) - 1;
    if (left > 0) this.taken.set(userId, left);
    else this.taken.delete(userId);
  }
}
