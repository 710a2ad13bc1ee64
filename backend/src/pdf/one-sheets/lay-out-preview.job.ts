import { JobKind } from '../../jobs/job-kind.js';

/** Time limit of a preview, in milliseconds. */
export const previewTimeoutMs = 15_000;

/** A preview. Its row contains the input, and later the page. */
export interface PreviewJob {
  id: string;
}

/** Lays out a preview. It has its own queue, so that previews don't wait behind whole sheets. */
export const layOutPreview = new JobKind<PreviewJob>({
  queue: { name: 'sheet-previews', lockMs: 30_000 },
  id: ({ id }) => id,
  crashes: 0,
  concurrency: 2,
  timeoutMs: previewTimeoutMs,
  keepDoneMs: 30_000,
});
