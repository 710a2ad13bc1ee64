import { Inject, Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type MediaFile, undoMinutes } from '../../../contract/media/media.js';
import { ActivityService } from '../activity/activity.service.js';
import { NotFound } from '../common/app-error.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { withTemporaryFile } from '../common/temporary-file.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { type ByteRange, Storage, type StoredFile } from '../providers/storage/storage.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { DownloadSlots } from './download-slots.js';
import { ImageProcessingLimits } from './image-processing-limits.js';
import { libraryLimits, type MediaRow, thumbnailKey, toMediaFile } from './media-file.js';
import { thumbnailOf } from './media-image.js';
import { cleanFileName, endingsOf } from './media-kinds.js';
import { LibraryFull, TooManyFiles } from './media.errors.js';
import { MediaRepository, type Shown } from './media.repository.js';

const changes: RateLimit = { name: 'media-change', times: 300, seconds: 600 };

/** The library as its owner uses it. Changes are emitted to every open tab. */
@Injectable()
export class MediaLibraryService {
  constructor(
    private readonly media: MediaRepository,
    private readonly storage: Storage,
    private readonly images: ImageProcessingLimits,
    private readonly downloads: DownloadSlots,
    private readonly activity: ActivityService,
    private readonly limits: RateLimits,
    private readonly broadcaster: Broadcaster,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** A file's row; read it before opening the file. @throws NotFound */
  async describe(userId: string, id: string): Promise<MediaRow> {
    const row = await this.media.find(userId, id);
    if (!row) throw new NotFound();
    return row;
  }

  /**
   * A file's bytes or a range of them; the caller must read or destroy the stream. @throws NotFound, TooManyDownloads
   */
  openMedia({ userId, storageKey }: MediaRow, range?: ByteRange): Promise<StoredFile> {
    return this.downloads.openFile(userId, async () => {
      const file = await this.storage.openFile(storageKey, range);
      if (!file) throw new NotFound();
      return file;
    });
  }

  /** Counts a one-sheet download. */
  async recordDownload({ userId, id, fileType }: MediaRow): Promise<void> {
    if (fileType === 'application/pdf') await this.activity.record(userId, 'one_sheet_downloaded', id);
  }

  /** A thumbnail, by its storage key. @throws NotFound */
  async openThumbnail(key: string): Promise<StoredFile> {
    const file = await this.storage.openFile(key);
    if (!file) throw new NotFound();
    return file;
  }

  /**
   * Stores a video frame, which `receive` writes to a path, as the video's thumbnail.
   * @throws NotFound if the file isn't a video, WrongMediaType, MediaTooManyPixels, TooManyTries, TooManyUploads,
   * Overloaded, and what `receive` throws
   */
  async setPoster(
    userId: string,
    id: string,
    shown: Shown,
    receive: (path: string) => Promise<void>,
  ): Promise<MediaFile> {
    await this.limits.count([changes, userId]);
    const { fileType } = await this.describe(userId, id);
    if (fileType !== 'video') throw new NotFound();
    const picture = await this.images.withAccountSlot(userId, () =>
      withTemporaryFile(async (path) => {
        await receive(path);
        return this.images.withMemorySlot(() => this.images.process(async () => thumbnailOf(await readFile(path))));
      }),
    );
    const key = thumbnailKey(userId, id);
    await this.storage.save(key, Readable.from([picture]));
    const row = await this.media.setThumbnail(userId, id, key, shown);
    // The file was deleted in the meantime, before this thumbnail existed, so clean it up here, unless an earlier
    // thumbnail is still in use.
    if (!row && !(await this.media.hasThumbnail(id))) await this.storage.delete(key);
    return this.notifyTabs(userId, row);
  }

  /** Renames a file; its extension stays. @throws NotFound, TooManyTries */
  async rename(userId: string, id: string, fileName: string): Promise<MediaFile> {
    await this.limits.count([changes, userId]);
    const { contentType } = await this.describe(userId, id);
    return this.notifyTabs(
      userId,
      await this.media.rename(userId, id, cleanFileName(fileName, endingsOf(contentType))),
    );
  }

  /** Deletes a file. It can be restored for `undoMinutes`. @throws NotFound */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.media.remove(userId, id))) throw new NotFound();
    this.broadcaster.emit(userId, 'media:remove', { id });
  }

  /** Restores a deleted file. @throws NotFound if it is too late, LibraryFull, TooManyFiles */
  async restore(userId: string, id: string): Promise<MediaFile> {
    const row = await this.media.restore(userId, id, undoMinutes, libraryLimits(this.env));
    if (row === 'totalBytes') throw new LibraryFull(this.env.mediaLimits.total);
    if (row === 'files') throw new TooManyFiles();
    return this.notifyTabs(userId, row);
  }

  private notifyTabs(userId: string, row: MediaRow | null): MediaFile {
    if (!row) throw new NotFound();
    const file = toMediaFile(row);
    this.broadcaster.emit(userId, 'media:upsert', { file });
    return file;
  }
}
