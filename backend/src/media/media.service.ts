import { Injectable, Logger } from '@nestjs/common';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MediaFile } from '../../../contract/media.js';
import { NotFound } from '../common/app-error.js';
import { Storage } from '../providers/storage/storage.js';
import { mediaKey, thumbnailKey, toMediaFile } from './media-file.js';
import { MediaRepository, type NewMediaRow } from './media.repository.js';

/** A printed sheet: its PDF, and a WebP of its page to be shown small. */
export interface PrintedSheet {
  id: string;
  fileName: string;
  content: Buffer;
  thumbnail: Buffer | null;
}

/** Images are made anew when they come in, so that none is larger; what is, is not read into memory. */
const imageMaxBytes = 64 * 1024 * 1024;

/**
 * The library as the API and the worker see it. It tells no tab of anything: whoever changes something at the API does, and
 * what the worker changes goes through its queue.
 */
@Injectable()
export class MediaService {
  private readonly logger = new Logger(MediaService.name);

  constructor(
    private readonly media: MediaRepository,
    private readonly storage: Storage,
  ) {}

  /** An account's files, newest first. */
  async list(userId: string): Promise<MediaFile[]> {
    return (await this.media.list(userId)).map(toMediaFile);
  }

  /** A file of an account's library. @throws NotFound */
  async find(userId: string, id: string): Promise<MediaFile> {
    const row = await this.media.find(userId, id);
    if (!row) throw new NotFound();
    return toMediaFile(row);
  }

  /**
   * Puts a printed sheet into the library. It counts as what the account keeps, and is never refused for that. The same id
   * again changes nothing: there is one file and one row however often a job is done.
   * @throws NotFound when the artist deleted it meanwhile
   */
  async keepSheet(userId: string, { id, fileName, content, thumbnail }: PrintedSheet): Promise<MediaFile> {
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
      await this.media.insert(file);
    } catch (error) {
      // Unless an earlier try put it there, in which case it is still wanted.
      if (!(await this.media.exists(id).catch(() => true))) await this.discard(file);
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

  /** Nothing points to these files: that they could not be removed is no reason to fail, or to fail with another error. */
  async discard({ storageKey, thumbnailKey: small }: Pick<NewMediaRow, 'storageKey' | 'thumbnailKey'>): Promise<void> {
    for (const key of small === null ? [storageKey] : [storageKey, small]) {
      await this.storage.delete(key).catch((error: unknown) => this.logger.error({ err: error, key }));
    }
  }
}
