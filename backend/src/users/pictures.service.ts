import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pictureIdIn, pictureSizes, pictureUrl } from '../../../contract/account/picture.js';
import { NotFound, NotSignedIn, Overloaded } from '../common/app-error.js';
import { ImageSlots } from '../common/image-slots.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { withTemporaryFile } from '../common/temporary-file.js';
import { Storage, type StoredFile } from '../providers/storage/storage.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { type Squares, squaresOf } from './picture.js';
import { UploadUnderWay } from './users.errors.js';
import { UsersRepository } from './users.repository.js';

type Size = keyof typeof pictureSizes;

const sizes = Object.keys(pictureSizes) as Size[];

const uploads: RateLimit = { name: 'picture', times: 30, seconds: 600 };

/** How many uploads one server processes or queues. Beyond that, uploads are refused rather than slow. */
const processingMax = 32;

/** Profile pictures: at most one per account, stored as two squares that its row points to. */
@Injectable()
export class PicturesService {
  private readonly logger = new Logger(PicturesService.name);
  private readonly uploading = new Set<string>();
  private processing = 0;

  constructor(
    private readonly users: UsersRepository,
    private readonly storage: Storage,
    private readonly limits: RateLimits,
    private readonly broadcaster: Broadcaster,
    private readonly slots: ImageSlots,
  ) {}

  /**
   * Replaces the picture with one that `receive` writes to a path. Every open tab reloads the user.
   * @returns the picture's URL
   * @throws UploadUnderWay, TooManyTries, Overloaded, NotAPicture, TooManyPixels, and what `receive` throws
   */
  async replace(userId: string, receive: (path: string) => Promise<void>): Promise<string> {
    await this.limits.count([uploads, userId]);
    if (this.uploading.has(userId)) throw new UploadUnderWay();
    this.uploading.add(userId);
    try {
      const squares = await withTemporaryFile(async (path) => {
        await receive(path);
        return this.process(path);
      });
      return await this.storePicture(userId, squares);
    } finally {
      this.uploading.delete(userId);
    }
  }

  /** Removes an account's picture, if any. */
  async remove(userId: string): Promise<void> {
    await this.replacePicture(userId, '');
  }

  /** One of the squares of a picture. @throws NotFound */
  async openPicture(userId: string, id: string, size: Size): Promise<StoredFile> {
    const file = await this.storage.openFile(keyOf(userId, id, size));
    if (!file) throw new NotFound();
    return file;
  }

  private async process(path: string): Promise<Squares> {
    if (this.processing >= processingMax) throw new Overloaded();
    this.processing += 1;
    try {
      return await this.slots.run(async () => squaresOf(await readFile(path)));
    } finally {
      this.processing -= 1;
    }
  }

  private async storePicture(userId: string, squares: Squares): Promise<string> {
    const id = randomUUID();
    const url = pictureUrl(id);
    try {
      for (const size of sizes) await this.storage.save(keyOf(userId, id, size), Readable.from([squares[size]]));
    } catch (error) {
      await this.discard(userId, id);
      // Deleting the account may have removed the folder while the files were being saved.
      if (!(await this.users.findAccount(userId))) throw new NotSignedIn();
      throw error;
    }
    try {
      await this.replacePicture(userId, url);
    } catch (error) {
      if (error instanceof NotSignedIn) await this.discard(userId, id);
      throw error;
    }
    return url;
  }

  /** Points the account to another picture, then removes the old one's files. */
  private async replacePicture(userId: string, url: string): Promise<void> {
    const known = (await this.users.findAccount(userId))?.profile_picture_url;
    const before = await this.pointTo(userId, url);
    if (before === null) throw new NotSignedIn();
    this.broadcaster.emit(userId, 'user:changed', {});
    // After an unacknowledged commit, the row already has the new URL; the previous one is known from before.
    const id = pictureIdIn((before === url ? known : before) ?? '');
    if (id && id !== pictureIdIn(url)) await this.discard(userId, id);
  }

  /**
   * Writes the URL, and retries if that fails: the commit may have succeeded without its acknowledgement, so the
   * account may already point to the new files. If the retry fails too, that remains unknown, and nothing is deleted.
   */
  private async pointTo(userId: string, url: string): Promise<string | null> {
    try {
      return await this.users.replacePicture(userId, url);
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Profile picture may not be stored; retrying' });
      return this.users.replacePicture(userId, url);
    }
  }

  /** Deletes files that nothing refers to any more. Failing to do so must not fail the request. */
  private async discard(userId: string, id: string): Promise<void> {
    for (const size of sizes) {
      const key = keyOf(userId, id, size);
      await this.storage.delete(key).catch((error: unknown) => this.logger.error({ err: error, key }));
    }
  }
}

function keyOf(userId: string, id: string, size: Size): string {
  return `pictures/${userId}/${id}-${pictureSizes[size]}.webp`;
}
