import type { MediaFile } from '../../../contract/media/media.js';
import { JobKind } from '../jobs/job-kind.js';

export interface ExamineMedia {
  id: string;
  userId: string;
}

export interface MediaFound {
  userId: string;
  file: MediaFile;
}

/** Reads a file's title, length and waveform. */
export const examineMedia = new JobKind<ExamineMedia, MediaFound>({
  queue: { name: 'media', lockMs: 15_000 },
  id: ({ id }) => id,
  attempts: 3,
  backoff: { type: 'exponential', delay: 5000 },
  crashes: 4,
  timeoutMs: 10 * 60_000,
  toTabs: ({ userId, file }) => [{ userId, event: 'media:upsert', payload: { file } }],
});
