import { Injectable } from '@nestjs/common';
import { Overloaded } from '../common/app-error.js';
import { ImageSlots } from '../common/image-slots.js';
import { TooManyUploads } from './media.errors.js';

/** Images that one server makes anew at the same time, or that wait for it: each is held in memory until it is stored. */
const mostImages = 16;

/** Images of one account on their way at a time, from the first byte until they are stored. */
const mostOfAccount = 6;

/** Says how many images are on their way and in memory, and how many are made anew at a time. */
@Injectable()
export class ImageProcessingLimits {
  private readonly onTheirWay = new Map<string, number>();
  private held = 0;

  constructor(private readonly slots: ImageSlots) {}

  /** Counts an image among its account's while it is taken in. @throws TooManyUploads */
  async withAccountSlot<T>(userId: string, takeIn: () => Promise<T>): Promise<T> {
    const own = this.onTheirWay.get(userId) ?? 0;
    if (own >= mostOfAccount) throw new TooManyUploads();
    this.onTheirWay.set(userId, own + 1);
    try {
      return await takeIn();
    } finally {
      const left = (this.onTheirWay.get(userId) ?? 1) - 1;
      if (left > 0) this.onTheirWay.set(userId, left);
      else this.onTheirWay.delete(userId);
    }
  }

  /** Keeps a place in memory for an image that has come whole: who sends slowly must not keep others out. @throws Overloaded */
  async withMemorySlot<T>(work: () => Promise<T>): Promise<T> {
    if (this.held >= mostImages) throw new Overloaded();
    this.held += 1;
    try {
      return await work();
    } finally {
      this.held -= 1;
    }
  }

  /** Runs when a core is free for images. */
  process<T>(work: () => Promise<T>): Promise<T> {
    return this.slots.run(work);
  }
}
