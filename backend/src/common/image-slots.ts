import { Injectable } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp from 'sharp';

// One thread per image, so that a slot equals a core. By default, libvips may use all cores for each.
sharp.concurrency(1);

/**
 * Limits how many images this process decodes and encodes concurrently, for any purpose: on all cores but one, which
 * stays free for requests. Each image takes a core for up to a second, and memory for its pixels.
 */
@Injectable()
export class ImageSlots {
  private readonly limit = pLimit(Math.max(1, availableParallelism() - 1));

  /** Runs `work` when a slot is free, in call order. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.limit(work);
  }
}
