import { Injectable, Logger } from '@nestjs/common';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Transaction } from '../database/transaction.js';
import { type MediaFile, undoMinutes } from '../../../contract/media/media.js';
import { NotFound } from '../common/app-error.js';
import { Jobs } from '../jobs/jobs.service.js';
import type { PendingJob } from '../jobs/performer.js';
import { everyMinute, Recurring } from '../jobs/recurring.decorator.js';
import { Storage } from '../providers/storage/storage.js';
import { type ExamineMedia, examineMedia } from './examine-media.job.js';
import { keyStart, mediaKey, type MediaRow, thumbnailKey, toMediaFile } from './media-file.js';
import { MediaRepository, type NewMediaRow } from './media.repository.js';

/** A printed one-sheet: its PDF and a WebP preview. */
export interface NewSheet {
  id: string;
  fileName: string;
  content: Buffer;
  thumbnail: Buffer | null;
}

/** A library file with its storage key. */
export interface StoredMedia {
  file: MediaFile;
  storageKey: string;
}

/** Uploaded images are re-encoded, so none should be larger; if one is, it isn't read into memory. */
const imageMaxBytes = 64 * 1024 * 1024;

/** Grace period after a file stops being restorable. */
const marginMinutes = 5;

/** Batch size. */
const batch = 200;

/**
 * The library for the API and the worker. It doesn't notify tabs: the API does so for its own changes, the worker's job
 * for its findings.
 */
@Injectable()
export class MediaService {
  private readonly logger = new Logger(MediaService.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly media: MediaRepository,
    private readonly storage: Storage,
  ) {}

  /** An account's files, newest first. */
  async list(userId: string): Promise<MediaFile[]> {
    return (await this.media.list(userId)).map(toMediaFile);
  }

  /** An account's files with their storage keys, oldest first, for reading them all. */
  async listStored(userId: string): Promise<StoredMedia[]> {
    const rows = await this.media.list(userId);
    return rows.reverse().map((row) => ({ file: toMediaFile(row), storageKey: row.storageKey }));
  }

  /** A file of an account's library. @throws NotFound */
  async find(userId: string, id: string): Promise<MediaFile> {
    const row = await this.media.find(userId, id);
    if (!row) throw new NotFound();
    return toMediaFile(row);
  }

  /** Whether a file exists, even if deleted. */
  isKnown(id: string): Promise<boolean> {
    return this.media.exists(id);
  }

  /**
   * Adds a printed one-sheet to the library. It counts towards the account's usage but is never refused. Idempotent by
   * id, so a repeated job makes one file and one row.
   * @throws NotFound if the artist has deleted it in the meantime
   */
  async addSheet(
    userId: string,
    { id, fileName, content, thumbnail }: NewSheet,
    link: (transaction: Transaction) => Promise<void>,
  ): Promise<MediaFile> {
    const file: NewMediaRow = {
      id,
      userId,
      fileName,
      fileType: 'application/pdf',
      contentType: 'application/pdf',
      sizeBytes: content.length,
      storageKey: mediaKey(userId, id, 'pdf'),
      thumbnailKey: thumbnail ? thumbnailKey(userId, id) : null,
      width: null,
      height: null,
    };
    try {
      await this.storage.save(file.storageKey, Readable.from([content]));
      if (thumbnail) await this.storage.save(thumbnailKey(userId, id), Readable.from([thumbnail]));
      await this.media.insertWith(file, link);
    } catch (error) {
      // Keep it if an earlier attempt stored it.
      if (!(await this.media.exists(id).catch(() => true))) await this.discard(userId, id);
      throw error;
    }
    return this.find(userId, id);
  }

  /** The bytes of an image in an account's library; null if there is none with that id. */
  async readImage(userId: string, id: string): Promise<Buffer | null> {
    const row = await this.media.find(userId, id);
    if (row?.fileType !== 'image' || row.sizeBytes > imageMaxBytes) return null;
    const file = await this.storage.openFile(row.storageKey);
    return file && buffer(file.content);
  }

  /** The bytes of a one-sheet in an account's library. @throws NotFound */
  async readSheet(userId: string, id: string): Promise<Buffer> {
    const row = await this.media.find(userId, id);
    const file = row?.fileType === 'application/pdf' ? await this.storage.openFile(row.storageKey) : null;
    if (!file) throw new NotFound();
    return buffer(file.content);
  }

  /** The bytes of a file's thumbnail. @throws NotFound */
  async readThumbnail(userId: string, id: string): Promise<Buffer> {
    const row = await this.media.find(userId, id);
    const file = row?.thumbnailKey ? await this.storage.openFile(row.thumbnailKey) : null;
    if (!file) throw new NotFound();
    return buffer(file.content);
  }

  /**
   * Queues a file for examination if there is anything to find. Not awaited: if the queue is down, it happens later.
   */
  examine({ id, userId, fileType }: Pick<MediaRow, 'id' | 'userId' | 'fileType'>): void {
    if (fileType !== 'audio' && fileType !== 'video') return;
    this.enqueueLast({ id, userId }).catch((error: unknown) => this.logger.warn({ err: error, media: id }));
  }

  /**
   * Unexamined files. Each account's first file comes before any account's second, so that a large batch doesn't hold
   * up others.
   */
  async listUnexamined(): Promise<PendingJob<ExamineMedia>[]> {
    const waiting = await this.media.listUnexamined(batch);
    return waiting.map(({ id, userId, place }) => ({ input: { id, userId }, priority: Math.max(1, place) }));
  }

  /**
   * Removes the bytes of deleted files that can't be restored any more, and of uploads whose server has died. @returns
   * how many
   */
  @Recurring({ name: 'remove-deleted-media', cron: everyMinute })
  async clear(): Promise<number> {
    const lost = await this.discardAll(await this.media.markLost());
    await this.media.release(lost);
    const deleted = await this.discardAll(await this.media.listDeleted(undoMinutes + marginMinutes, batch));
    await this.media.forget(deleted);
    return lost.length + deleted.length;
  }

  /** Deletes all stored bytes of a file. Failures are logged. @returns whether it succeeded */
  async discard(userId: string, id: string): Promise<boolean> {
    try {
      await this.storage.deleteBeginning(keyStart(userId, id));
      return true;
    } catch (error) {
      this.logger.error({ err: error, media: id, msg: 'Bytes of a file not deleted' });
      return false;
    }
  }

  /** @returns the ids of files whose bytes are all gone; the others keep their row and are tried again */
  private async discardAll(files: readonly Pick<MediaRow, 'id' | 'userId'>[]): Promise<string[]> {
    const gone = await Promise.all(
      files.map(({ userId, id }) => this.discard(userId, id).then((isGone) => (isGone ? [id] : []))),
    );
    return gone.flat();
  }

  /** Queues a file behind its account's other files. */
  private async enqueueLast(file: ExamineMedia): Promise<void> {
    const place = await this.media.countUnexamined(file.userId);
    await this.jobs.add(examineMedia, file, { priority: Math.max(1, place) });
  }
}
