import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import type { MediaFile, UploadedType } from '../../../contract/media/media.js';
import type { AppError } from '../common/app-error.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { withTemporaryFile, writeNew } from '../common/temporary-file.js';
import { type FilePart, formBytes } from '../http/upload.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Storage } from '../providers/storage/storage.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { ImageProcessingLimits } from './image-processing-limits.js';
import { libraryLimits, mediaKey, thumbnailKey, toMediaFile } from './media-file.js';
import { decodeHeic } from './heic-decoder.js';
import { cleanFileName, heic, jpeg, kindOf, type MediaKind, signatureBytes } from './media-kinds.js';
import { remake } from './media-image.js';
import {
  LibraryFull,
  MediaTooLarge,
  TooManyFiles,
  TooManyUploads,
  UploadLost,
  WrongMediaType,
} from './media.errors.js';
import { MediaRepository, type NewMediaRow } from './media.repository.js';
import { MediaService } from './media.service.js';

/** Receives at most `maxBytes` of a file into `take`, which cleans up if the upload is incomplete. */
export type Receive = (
  rules: { maxBytes: number; tooLarge: () => AppError },
  receiveUpload: (file: Readable, part: FilePart) => Promise<NewMediaRow>,
) => Promise<NewMediaRow>;

const uploads: RateLimit = { name: 'media', times: 200, seconds: 600 };

/** Heartbeat interval of uploads, in milliseconds. */
const seenEveryMs = 20_000;

/** Receives uploads: streams them into the storage and adds them to the library once complete. */
@Injectable()
export class MediaUploadsService implements OnApplicationShutdown {
  private readonly underWay = new Set<string>();
  /** Not an `@Interval`: those stop before running uploads have ended. */
  private readonly heartbeat = setInterval(() => this.sendHeartbeat(), seenEveryMs).unref();

  constructor(
    private readonly media: MediaRepository,
    private readonly library: MediaService,
    private readonly storage: Storage,
    private readonly images: ImageProcessingLimits,
    private readonly limits: RateLimits,
    private readonly broadcaster: Broadcaster,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onApplicationShutdown(): void {
    clearInterval(this.heartbeat);
  }

  /**
   * Receives a file, adds it to an account's library and notifies every open tab.
   * @param announced the request's content length in bytes, or undefined
   * @throws WrongMediaType, MediaTooLarge, MediaTooManyPixels, LibraryFull, TooManyFiles, TooManyUploads, TooManyTries,
   * Overloaded, UploadLost, and what `receive` throws
   */
  async add(userId: string, announced: number | undefined, receive: Receive): Promise<MediaFile> {
    await this.limits.count([uploads, userId]);
    const id = uuidv7();
    const room = await this.reserve(userId, id, announced);
    this.underWay.add(id);
    try {
      const file = await receive({ maxBytes: room, tooLarge: () => this.tooLarge(room) }, (content, part) =>
        this.storeFile(userId, id, content, part, announced),
      );
      const added = await this.media.add(file, libraryLimits(this.env));
      if (added === 'lost') throw new UploadLost();
      if (added === 'totalBytes') throw new LibraryFull(this.env.mediaLimits.total);
      const shown = toMediaFile(added);
      this.broadcaster.emit(userId, 'media:upsert', { file: shown });
      this.library.examine(added);
      return shown;
    } catch (error) {
      await this.discardUnlessAdded(userId, id);
      throw error;
    } finally {
      this.underWay.delete(id);
    }
  }

  /**
   * Sends the uploads' heartbeat. If one fails, uploads continue: the next one is sent before their reservation
   * expires.
   */
  private sendHeartbeat(): void {
    if (this.underWay.size > 0) this.media.recordHeartbeat([...this.underWay]).catch(() => undefined);
  }

  /** Removes what a failed upload left behind. Whatever can't be removed now is cleaned up with its reservation. */
  private async discardUnlessAdded(userId: string, id: string): Promise<void> {
    // The commit may have succeeded without its acknowledgement; if the database can't be asked, assume it has.
    if (await this.library.isKnown(id).catch(() => true)) return;
    if (await this.library.discard(userId, id)) await this.media.release([id]).catch(() => undefined);
  }

  private async reserve(userId: string, id: string, announced: number | undefined): Promise<number> {
    const { image, audio, video, total } = this.env.mediaLimits;
    const largest = Math.max(image, audio, video);
    const bytes = Math.min(announced ?? largest, largest);
    const room = await this.media.reserve(
      { id, userId, bytes, mayShrink: announced === undefined },
      libraryLimits(this.env),
    );
    if (room === 'uploads') throw new TooManyUploads();
    if (room === 'files') throw new TooManyFiles();
    if (room === 'totalBytes') throw new LibraryFull(total);
    return room;
  }

  /** The error for a file that exceeds the reserved space. */
  private tooLarge(room: number): AppError {
    const { image, audio, video, total } = this.env.mediaLimits;
    const largest = Math.max(image, audio, video);
    if (room < largest) return new LibraryFull(total);
    return new MediaTooLarge(largest === video ? 'video' : largest === audio ? 'audio' : 'image', largest);
  }

  private async storeFile(
    userId: string,
    id: string,
    content: Readable,
    part: FilePart,
    announced: number | undefined,
  ): Promise<NewMediaRow> {
    const { start, rest } = await peek(content);
    const sent = await kindOf(start);
    if (!sent) throw new WrongMediaType();
    const kind = sent === heic ? jpeg : sent;
    const most = this.env.mediaLimits[kind.type];
    // A form is slightly larger than its file.
    if (announced !== undefined && announced > most + formBytes) throw new MediaTooLarge(kind.type, most);
    const file: NewMediaRow = {
      id,
      userId,
      fileName: cleanFileName(part.fileName, kind.endings),
      fileType: kind.type,
      contentType: kind.contentType,
      sizeBytes: 0,
      storageKey: mediaKey(userId, id, kind.endings[0].slice(1)),
      thumbnailKey: null,
      width: null,
      height: null,
    };
    const bounded = new BoundedContent(rest, kind.type, most);
    if (kind.type === 'image') {
      part.endWithin(this.env.uploadImageMs);
      return this.receiveImage(file, bounded, sent);
    }
    await this.storage.save(file.storageKey, Readable.from(bounded.read(), { objectMode: false }));
    return { ...file, sizeBytes: bounded.bytes };
  }

  private receiveImage(file: NewMediaRow, content: BoundedContent, kind: MediaKind): Promise<NewMediaRow> {
    return this.images.withAccountSlot(file.userId, () =>
      withTemporaryFile(async (path) => {
        await writeNew(path, Readable.from(content.read(), { objectMode: false }));
        return this.images.withMemorySlot(() => this.storeImage(file, path, kind));
      }),
    );
  }

  private async storeImage(file: NewMediaRow, path: string, kind: MediaKind): Promise<NewMediaRow> {
    const format = kind.contentType === 'image/png' ? 'png' : 'jpeg';
    const made = await this.images.process(async () => {
      const image = await readFile(path);
      return remake(kind === heic ? await decodeHeic(image) : image, format);
    });
    const small = thumbnailKey(file.userId, file.id);
    await this.storage.save(file.storageKey, Readable.from([made.content]));
    await this.storage.save(small, Readable.from([made.thumbnail]));
    const { width, height } = made;
    return { ...file, sizeBytes: made.content.length, thumbnailKey: small, width, height };
  }
}

/** A file's content, which fails if it exceeds its type's limit. */
class BoundedContent {
  /** Bytes read so far. */
  bytes = 0;

  constructor(
    private readonly content: AsyncIterable<Buffer>,
    private readonly type: UploadedType,
    private readonly most: number,
  ) {}

  async *read(): AsyncGenerator<Buffer> {
    for await (const chunk of this.content) {
      this.bytes += chunk.length;
      if (this.bytes > this.most) throw new MediaTooLarge(this.type, this.most);
      yield chunk;
    }
  }
}

/** Reads the first bytes of a stream without consuming them. */
async function peek(content: Readable): Promise<{ start: Buffer; rest: AsyncIterable<Buffer> }> {
  const chunks: Buffer[] = [];
  const iterator = content[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  let length = 0;
  while (length < signatureBytes) {
    const next = await iterator.next();
    if (next.done) break;
    chunks.push(next.value);
    length += next.value.length;
  }
  const start = Buffer.concat(chunks);
  async function* whole(): AsyncGenerator<Buffer> {
    yield start;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { start, rest: whole() };
}
