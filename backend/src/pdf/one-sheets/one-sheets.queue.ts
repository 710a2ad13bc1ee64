import type { BullModuleOptions } from '@nestjs/bull';
import type { JobOptions } from 'bull';
import type { MediaFile } from '../../../../contract/media.js';
import {
  type SheetContent,
  type SheetDesign,
  sheetPatienceMs,
  type SheetStage,
} from '../../../../contract/one-sheet.js';

/** The queue of one-sheets that are made. */
export const oneSheetQueue: BullModuleOptions & { name: string } = {
  name: 'one-sheets',
  settings: {
    // A worker that died is missed within six seconds, and its job is gone on with by another while somebody still waits for it.
    // Shorter, a worker that is merely busy would be taken for dead: it says that it lives every two seconds.
    lockDuration: 4000,
    stalledInterval: 2000,
    // A job whose workers die one after the other ends by its deadline, in the hands of one that can clear up after it: for the
    // queue's own limit, the job is gone before anybody hears of it.
    maxStalledCount: 100,
  },
};

/** The queue of pages that are only looked at, so that nobody's typing waits for another's sheet. */
export const previewQueue: BullModuleOptions & { name: string } = { name: 'sheet-previews' };

/** A version of a one-sheet to be brought to paper. Its ids are drawn before, so that doing it twice makes one of each. */
export interface SheetJob {
  userId: string;
  sheetId: string;
  /** From 1 on. The first has yet to be written; the others were by their artists. */
  number: number;
  mediaId: string;
  /** What the first is written from. */
  chatId: string | null;
  /** When it is of no use any more, in milliseconds since 1970. */
  deadline: number;
}

/** What the worker says on its way; every server hears it. `file` comes with the stage `saved`. */
export interface SheetProgress {
  userId: string;
  percent: number;
  stage: SheetStage;
  file?: MediaFile;
}

/** What a job comes to. */
export interface MadeSheet {
  sheetId: string;
  mediaId: string;
}

/** A page to be looked at. The job answers a `SheetPreview`. */
export interface PreviewJob {
  userId: string;
  content: SheetContent;
  design: SheetDesign;
}

/** How long a page to look at may take, in milliseconds. */
export const previewTimeoutMs = 15_000;

/** Three tries in a minute. What was made is remembered for those who asked at the same time. */
export const sheetJobOptions: JobOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1000 },
  removeOnComplete: { age: 2 * (sheetPatienceMs / 1000) },
  removeOnFail: true,
};

/** A version has one job, however often it is asked for. */
export function sheetJobId({ sheetId, number }: Pick<SheetJob, 'sheetId' | 'number'>): string {
  return `${sheetId}-${number}`;
}
