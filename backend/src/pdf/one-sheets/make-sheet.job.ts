import type { MediaFile } from '../../../../contract/media/media.js';
import { sheetPatienceMs, type SheetStage } from '../../../../contract/one-sheets/one-sheet.js';
import { JobKind } from '../../jobs/job-kind.js';

/** A version of a one-sheet to print. Its ids are chosen by the caller, which makes the job idempotent. */
export interface SheetJob {
  userId: string;
  sheetId: string;
  /** Starts at 1. The worker writes version 1; the artist writes the later ones. */
  number: number;
  mediaId: string;
  /** The conversation that version 1 is written from. */
  chatId: string | null;
  /** When the caller stops waiting, in epoch milliseconds. */
  deadline: number;
}

/** Progress of a version. `file` is set at stage `saved`. */
export interface SheetProgress {
  userId: string;
  percent: number;
  stage: SheetStage;
  file?: MediaFile;
}

/**
 * Makes a version of a one-sheet. One job per version, however often it is requested; three attempts within a minute.
 */
export const makeSheet = new JobKind<SheetJob, SheetProgress>({
  // A dead worker is detected within six seconds, so that another one resumes its job while the caller is still
  // waiting.
  queue: { name: 'one-sheets', lockMs: 4000 },
  id: ({ sheetId, number }) => `${sheetId}-${number}`,
  attempts: 3,
  backoff: { type: 'exponential', delay: 1000 },
  crashes: 100,
  // Mostly waiting for the model; the printer handles two pages concurrently.
  concurrency: 6,
  deadline: ({ deadline }) => deadline,
  keepDoneMs: 2 * sheetPatienceMs,
  toTabs: ({ userId, percent, stage, file }, jobId) => [
    // File first, so that a tab receiving `saved` already has it in the library.
    ...(file ? [{ userId, event: 'media:upsert' as const, payload: { file } }] : []),
    { userId, event: 'one-sheet:progress', payload: { jobId, percent, stage } },
  ],
});
