import { decoder as wavDecoder } from '@audio/decode-wav';
import { tokenizer } from '@tokenizer/range';
import { Injectable, Logger } from '@nestjs/common';
import { MPEGDecoder } from 'mpg123-decoder';
import { type IAudioMetadata, parseFromTokenizer } from 'music-metadata';
import type { MediaFile } from '../../../contract/media/media.js';
import { Storage } from '../providers/storage/storage.js';
import { type MediaRow, toMediaFile } from './media-file.js';
import { MediaSource } from './media-source.js';
import { type Findings, MediaRepository } from './media.repository.js';
import { findWavSound } from './wav-sound.js';
import { LoudnessMeter } from './waveform.js';

/** Output of an audio decoder for one chunk. */
interface Decoded {
  channelData: Float32Array[];
  sampleRate: number;
}

interface Decoder {
  decode: (bytes: Uint8Array) => Decoded;
  free: () => void;
}

/** Limit on a stored title, in UTF-16 units. */
const titleMax = 200;

/** Stop decoding if this many bytes yield nothing. */
const silentBytes = 4 * 1024 * 1024;

/** Time limit for decoding, in milliseconds. A longer recording has no waveform, so that the next one isn't held up. */
const listenMs = 60_000;

/**
 * Larger tags aren't read, in bytes. Songs embed their cover. A video's metadata is short, and nested boxes take a
 * second per half megabyte to parse.
 */
const tagBytes = { audio: 4 * 1024 * 1024, video: 512 * 1024 };

/** Minimum size of a random-access read, in bytes. */
const readBytes = 64 * 1024;

/** Extracts title, length and waveform from audio and video. Unreadable content is never a reason to reject a file. */
@Injectable()
export class MediaExaminerService {
  private readonly logger = new Logger(MediaExaminerService.name);

  constructor(
    private readonly media: MediaRepository,
    private readonly storage: Storage,
  ) {}

  /**
   * Examines a file and stores what it finds. @returns the file, or null if it is gone
   * @throws StorageUnavailable: nothing is stored and the file stays unexamined
   */
  async examine(userId: string, id: string): Promise<MediaFile | null> {
    const row = await this.media.find(userId, id);
    if (!row) return null;
    const source = new MediaSource(this.storage, row.storageKey);
    const metadata = await this.orNothing(row, source, this.metadataOf(row, source));
    const sound = row.fileType === 'audio' ? await this.orNothing(row, source, this.listen(row, source)) : null;
    const found: Findings = {
      durationSeconds: sound?.seconds ?? lengthIn(metadata),
      title: titleIn(metadata),
      waveform: sound?.waveform ?? null,
    };
    const kept = await this.media.storeFindings(userId, id, found);
    return kept && toMediaFile(kept);
  }

  /** Marks a file as examined without findings, so that it isn't tried again. */
  async markExamined(userId: string, id: string): Promise<void> {
    await this.media.storeFindings(userId, id, { durationSeconds: null, title: null, waveform: null });
  }

  /** The file's metadata. Only the parts that contain it are read. */
  private async metadataOf(row: MediaRow, source: MediaSource): Promise<IAudioMetadata> {
    const info = { size: row.sizeBytes, mimeType: row.contentType, acceptPartialRequests: true };
    let left = row.fileType === 'video' ? tagBytes.video : tagBytes.audio;
    const tokens = await tokenizer(
      {
        getHeadInfo: () => Promise.resolve(info),
        getResponse: async (_method, [start, end] = [0, row.sizeBytes - 1]) => {
          const last = Math.min(end, row.sizeBytes - 1);
          left -= last - start + 1;
          if (left < 0) throw new Error('The tags are too long');
          return {
            ...info,
            contentRange: { firstBytePosition: start, lastBytePosition: last, instanceLength: row.sizeBytes },
            arrayBuffer: () => source.part({ start, end: last }),
          };
        },
        abort: () => undefined,
      },
      { avoidHeadRequests: false, minimumChunkSize: readBytes },
    );
    return parseFromTokenizer(tokens, { skipCovers: true, duration: false });
  }

  /** Decodes audio chunk by chunk. */
  private async listen(
    row: MediaRow,
    source: MediaSource,
  ): Promise<{ seconds: number; waveform: number[] | null } | null> {
    const isWav = row.contentType === 'audio/wav';
    const sound = isWav ? await findWavSound(row.sizeBytes, (start, end) => source.part({ start, end })) : undefined;
    if (sound === null || (sound && sound.end < sound.start)) return null;
    const decoder = await decoderFor(row.contentType);
    try {
      if (sound) decoder.decode(sound.header);
      return await measure(source.read(sound && { start: sound.start, end: sound.end }), decoder);
    } finally {
      decoder.free();
    }
  }

  /**
   * Uploaded files may be malformed: a parse error counts as finding nothing.
   * @throws StorageUnavailable if the file could not be read
   */
  private async orNothing<T>(row: MediaRow, source: MediaSource, looked: Promise<T>): Promise<T | null> {
    const found = await looked.catch((error: unknown) => {
      source.assertRead();
      this.logger.debug({ err: error, media: row.id, msg: 'File could not be parsed' });
      return null;
    });
    source.assertRead();
    return found;
  }
}

async function decoderFor(contentType: string): Promise<Decoder> {
  if (contentType === 'audio/wav') return wavDecoder();
  const decoder = new MPEGDecoder();
  await decoder.ready;
  return decoder;
}

async function measure(
  content: AsyncIterable<Buffer>,
  decoder: Decoder,
): Promise<{ seconds: number; waveform: number[] | null } | null> {
  const meter = new LoudnessMeter();
  const deadline = Date.now() + listenMs;
  let rate = 0;
  let read = 0;
  for await (const chunk of content) {
    const { channelData, sampleRate } = decoder.decode(chunk);
    meter.add(channelData);
    rate ||= sampleRate;
    read += chunk.length;
    if ((meter.samples === 0 && read > silentBytes) || Date.now() > deadline) return null;
  }
  return meter.samples > 0 && rate > 0 ? { seconds: meter.samples / rate, waveform: meter.points() } : null;
}

function lengthIn(metadata: IAudioMetadata | null): number | null {
  const seconds = metadata?.format.duration;
  return seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

function titleIn(metadata: IAudioMetadata | null): string | null {
  const title = metadata?.common.title?.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return title ? title.slice(0, titleMax).replace(/[\uD800-\uDBFF]$/, '') : null;
}
