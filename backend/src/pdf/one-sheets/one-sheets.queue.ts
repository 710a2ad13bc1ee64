import type { BullModuleOptions } from '@nestjs/bull';
import type { JobOptions } from 'bull';
import type { MediaFile } from '../../../../contract/media.js';
import {
  type SheetContent,
  type SheetDesign,
  sheetPatienceMs,
  type SheetStage,
} from '../../../../contract/one-sheet.js';

/** The queue of one-sheet generation jobs. */
export const oneSheetQueue: BullModuleOptions & { name: string } = {
  name: 'one-sheets',
  settings: {
    // A dead worker is detected within six seconds, so another resumes its job while the caller still waits. A shorter lock,
    // renewed every two seconds, would expire on a worker that is merely busy.
    lockDuration: 4000,
    stalledInterval: 2000,
    // If its workers keep dying, the job ends by its deadline, in a worker that cleans up. The queue's own limit would drop the
    // job without calling the processor.
    maxStalledCount: 100,
  },
};

/** Previews have a queue of their own, so that they don't wait behind whole sheets. */
export const previewQueue: BullModuleOptions & { name: string } = { name: 'sheet-previews' };

/** A version of a one-sheet to print. Its ids are chosen by the caller, which makes the job idempotent. */
export interface SheetJob {
  userId: string;
  sheetId: string;
  /** Starts at 1. The worker writes version 1; the artist writes the later ones. */
  number: number;
  mediaId: string;
  /** The conversation version 1 is written from. */
  chatId: string | null;
  /** When the caller stops waiting, in epoch milliseconds. */
  deadline: number;
}

/** Job progress, received by every server. `file` is set at stage `saved`. */
export interface SheetProgress {
  userId: string;
  percent: number;
  stage: SheetStage;
  file?: MediaFile;
}

/** The result of a job. */
export interface MadeSheet {
  sheetId: string;
  mediaId: string;
}

/** A preview to lay out. The job returns a `SheetPreview`. */
export interface PreviewJob {
  userId: string;
  content: SheetContent;
  design: SheetDesign;
}

/** Time limit of a preview, in milliseconds. */
export const previewTimeoutMs = 15_000;

/** Three attempts within a minute. Results are kept for callers that joined the job. */
export const sheetJobOptions: JobOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1000 },
  removeOnComplete: { age: 2 * (sheetPatienceMs / 1000) },
  removeOnFail: true,
};

/** One job per version, however often it is requested. */
export function sheetJobId({ sheetId, number }: Pick<SheetJob, 'sheetId' | 'number'>): string {
  return `${sheetId}-${number}`;
}
