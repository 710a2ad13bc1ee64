import { Injectable } from '@nestjs/common';
import { Overloaded } from '../common/app-error.js';
import { ImageSlots } from '../common/image-slots.js';
import { TooManyUploads } from './media.errors.js';

/** Images that one server has queued or is re-encoding; each is in memory until it is stored. */
const mostImages = 16;

/** Concurrent image uploads per account, from the first byte until they are stored. */
const mostOfAccount = 6;

/** Limits how many images are being uploaded, held in memory and re-encoded. */
@Injectable()
export class ImageProcessingLimits {
  private readonly onTheirWay = new Map<string, number>();
  private held = 0;

  constructor(private readonly slots: ImageSlots) {}

  /** Holds one of the account's slots while an image is uploaded. @throws TooManyUploads */
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

  /**
   * Reserves a memory slot for a completely received image, so that slow senders can't block others. @throws Overloaded
   */
  async withMemorySlot<T>(work: () => Promise<T>): Promise<T> {
    if (this.held >= mostImages) throw new Overloaded();
    this.held += 1;
    try {
      return await work();
    } finally {
      this.held -= 1;
    }
  }

  /** Runs `work` when a core is free for images. */
  process<T>(work: () => Promise<T>): Promise<T> {
    return this.slots.run(work);
  }
}
