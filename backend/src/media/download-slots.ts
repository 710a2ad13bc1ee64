import { Injectable } from '@nestjs/common';
import { finished } from 'node:stream';
import type { StoredFile } from '../providers/storage/storage.js';
import { TooManyDownloads } from './media.errors.js';

/**
 * Files that one account may have open on a server: who reads slowly must not use up what all share. Two browsers with six
 * connections each stay below, also while a video is seeked in and what it left is still being closed.
 */
const mostOfAccount = 16;

/** Says how many files each account has open. */
@Injectable()
export class DownloadSlots {
  private readonly taken = new Map<string, number>();

  /** Opens a file of an account, and keeps a place for it until it is read or given up. @throws TooManyDownloads */
  async hold(userId: string, open: () => Promise<StoredFile>): Promise<StoredFile> {
    const own = this.taken.get(userId) ?? 0;
    if (own >= mostOfAccount) throw new TooManyDownloads();
    this.taken.set(userId, own + 1);
    try {
      const file = await open();
      finished(file.content, () => this.giveBack(userId));
      return file;
    } catch (error) {
      this.giveBack(userId);
      throw error;
    }
  }

  private giveBack(userId: string): void {
    const left = (this.taken.get(userId) ?? 1) - 1;
    if (left > 0) this.taken.set(userId, left);
    else this.taken.delete(userId);
  }
}
