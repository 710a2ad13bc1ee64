import { Injectable } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Overloaded } from '../common/app-error.js';
import { TooManyUploads } from './media.errors.js';

/** Images that one server takes in at the same time: each is held in memory until it is made anew. */
const mostImages = 16;

/** Of these, how many are one account's: who sends slowly must not keep everybody else out. */
const mostOfAccount = 6;

/** Says how many images are in memory, and how many are made anew at a time. */
@Injectable()
export class ImageTurns {
  private readonly held = new Map<string, number>();
  private images = 0;
  /** Making one takes all of a core for a while, and the memory of its pixels. */
  private readonly making = pLimit(Math.max(1, availableParallelism() - 1));

  /** Keeps a place in memory for an image of an account while it is taken in. @throws TooManyUploads, Overloaded */
  async hold<T>(userId: string, takeIn: () => Promise<T>): Promise<T> {
    const own = this.held.get(userId) ?? 0;
    if (own >= mostOfAccount) throw new TooManyUploads();
    if (this.images >= mostImages) throw new Overloaded();
    this.images += 1;
    this.held.set(userId, own + 1);
    try {
      return await takeIn();
    } finally {
      this.images -= 1;
      const left = (this.held.get(userId) ?? 1) - 1;
      if (left > 0) this.held.set(userId, left);
      else this.held.delete(userId);
    }
  }

  /** Makes an image anew when it is its turn. */
  make<T>(work: () => Promise<T>): Promise<T> {
    return this.making(work);
  }
}
