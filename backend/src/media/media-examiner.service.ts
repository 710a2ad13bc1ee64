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

/** What an audio decoder makes of the next bytes. */
interface Decoded {
  channelData: Float32Array[];
  sampleRate: number;
}

interface Decoder {
  decode: (bytes: Uint8Array) => Decoded;
  free: () => void;
}

/** The longest title that is kept, in UTF-16 units. */
const titleMax = 200;

/** Where nothing could be decoded of so much, in bytes, nothing will be. */
const silentBytes = 4 * 1024 * 1024;

/** A recording that takes longer to be heard has no waveform: the next one waits. In milliseconds. */
const listenMs = 60_000;

/**
 * Tags with more than this, in bytes, are not read. A song has its cover in them. What a video says of itself is short, and
 * boxes within boxes take a second for each half a megabyte.
 */
const tagBytes = { audio: 4 * 1024 * 1024, video: 512 * 1024 };

/** The least that is read at a time where a file is read here and there, in bytes. */
const readBytes = 64 * 1024;

/** Looks into audio and video: title, length, waveform. What is in there never stops a file from being kept. */
@Injectable()
export class MediaExaminerService {
  private readonly logger = new Logger(MediaExaminerService.name);

  constructor(
    private readonly media: MediaRepository,
    private readonly storage: Storage,
  ) {}

  /**
   * Keeps what it finds in a file of an account. Answers the file, or null when it is gone.
   * @throws StorageAway: then nothing is kept, and the file is still to be looked into
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
    const kept = await this.media.keepFindings(userId, id, found);
    return kept && toMediaFile(kept);
  }

  /** Says of a file that nothing was found in it, so that nobody looks again. */
  async leaveAlone(userId: string, id: string): Promise<void> {
    await this.media.keepFindings(userId, id, { durationSeconds: null, title: null, waveform: null });
  }

  /** What the file says of itself. Only the parts that say something are read. */
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

  /** Decodes audio piece by piece. */
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
   * Files are as their makers left them: what can't be understood has nothing to be found.
   * @throws StorageAway where it could not be read
   */
  private async orNothing<T>(row: MediaRow, source: MediaSource, looked: Promise<T>): Promise<T | null> {
    const found = await looked.catch((error: unknown) => {
      source.assertRead();
      this.logger.debug({ err: error, media: row.id, msg: 'A file could not be understood' });
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
    meter.hear(channelData);
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
