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

/** A printed sheet: its PDF, and a WebP of its page to be shown small. */
export interface NewSheet {
  id: string;
  fileName: string;
  content: Buffer;
  thumbnail: Buffer | null;
}

/** A file of the library, and where the storage has its bytes. */
export interface StoredMedia {
  file: MediaFile;
  storageKey: string;
}

/** Images are made anew when they come in, so that none is larger; what is, is not read into memory. */
const imageMaxBytes = 64 * 1024 * 1024;

/** After the last moment in which a file can be had back. */
const marginMinutes = 5;

/** Files that are seen to at a time. */
const batch = 200;

/**
 * The library as the API and the worker see it. It notifies no tab: the API does so for its changes, and the worker's job
 * for what it finds.
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

  /** The same, oldest first, for who opens them all. */
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

  /** Whether there is such a file, in a library or deleted from one. */
  isKnown(id: string): Promise<boolean> {
    return this.media.exists(id);
  }

  /**
   * Puts a printed sheet into the library. It counts as what the account keeps, and is never refused for that. The same id
   * again changes nothing: there is one file and one row however often a job is done.
   * @throws NotFound when the artist deleted it meanwhile
   */
  async keepSheet(
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
      // Unless an earlier try put it there, in which case it is still wanted.
      if (!(await this.media.exists(id).catch(() => true))) await this.discard(userId, id);
      throw error;
    }
    return this.find(userId, id);
  }

  /** The bytes of an image of an account's library; null when there is none of that id. */
  async readImage(userId: string, id: string): Promise<Buffer | null> {
    const row = await this.media.find(userId, id);
    if (row?.fileType !== 'image' || row.sizeBytes > imageMaxBytes) return null;
    const file = await this.storage.open(row.storageKey);
    return file && buffer(file.content);
  }

  /** The bytes of a one-sheet of an account's library. @throws NotFound */
  async readSheet(userId: string, id: string): Promise<Buffer> {
    const row = await this.media.find(userId, id);
    const file = row?.fileType === 'application/pdf' ? await this.storage.open(row.storageKey) : null;
    if (!file) throw new NotFound();
    return buffer(file.content);
  }

  /** Has a file looked into, where there is something to find. Nobody waits for that: with the queue away it is later. */
  examine({ id, userId, fileType }: Pick<MediaRow, 'id' | 'userId' | 'fileType'>): void {
    if (fileType !== 'audio' && fileType !== 'video') return;
    this.enqueueLast({ id, userId }).catch((error: unknown) => this.logger.warn({ err: error, media: id }));
  }

  /**
   * Files that are still to be examined. The first file of each account comes before the second of any, so that an artist who
   * brings many keeps nobody waiting.
   */
  async listUnexamined(): Promise<PendingJob<ExamineMedia>[]> {
    const waiting = await this.media.listUnexamined(batch);
    return waiting.map(({ id, userId, place }) => ({ input: { id, userId }, priority: Math.max(1, place) }));
  }

  /** Removes the bytes of deleted files that can't be restored any more, and of uploads whose server died. @returns how many */
  @Recurring({ name: 'remove-deleted-media', cron: everyMinute })
  async clear(): Promise<number> {
    const lost = await this.discardAll(await this.media.takeLost());
    await this.media.release(lost);
    const deleted = await this.discardAll(await this.media.listDeleted(undoMinutes + marginMinutes, batch));
    await this.media.forget(deleted);
    return lost.length + deleted.length;
  }

  /** Removes what is kept of a file. That it could not be is logged, and answered with false. */
  async discard(userId: string, id: string): Promise<boolean> {
    try {
      await this.storage.deleteBeginning(keyStart(userId, id));
      return true;
    } catch (error) {
      this.logger.error({ err: error, media: id, msg: 'The bytes of a file could not be removed' });
      return false;
    }
  }

  /**
   * Answers the ids of those of which nothing is kept any more. What the storage does not give up keeps its row, and is tried
   * again.
   */
  private async discardAll(files: readonly Pick<MediaRow, 'id' | 'userId'>[]): Promise<string[]> {
    const gone = await Promise.all(
      files.map(({ userId, id }) => this.discard(userId, id).then((isGone) => (isGone ? [id] : []))),
    );
    return gone.flat();
  }

  /** Has a file looked into after those of its account that wait already. */
  private async enqueueLast(file: ExamineMedia): Promise<void> {
    const place = await this.media.countUnexamined(file.userId);
    await this.jobs.add(examineMedia, file, { priority: Math.max(1, place) });
  }
}
