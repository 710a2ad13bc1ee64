import type { ExportFormat } from '../../../contract/chats/export.query.js';

/** The storage kind of exported chats. */
export const chatExportKind = 'chat-exports';

/** Storage key of an exported chat. */
export function chatExportKey(userId: string, id: string): string {
  return `${chatExportKind}/${userId}/${id}`;
}

/** Limits of one part of an export. */
export interface PartLimits {
  messages: number;
  bytes: number;
}

/**
 * The largest part in each format. Chromium needs about 1 GB to print 1 MB of text as a PDF, and prints 200 kB in one
 * to three seconds. A Word file is written as a stream; its limit is what Word itself opens without trouble. Markdown
 * is always one file.
 */
export const partLimits: Record<ExportFormat, PartLimits> = {
  md: { messages: Infinity, bytes: Infinity },
  pdf: { messages: 500, bytes: 200_000 },
  docx: { messages: 2000, bytes: 1_500_000 },
};

/** Limits of one read from the database. */
export const pageLimits: PartLimits = { messages: 200, bytes: 500_000 };

/** Splits messages, given by their sizes in bytes, into runs within the limits: `[start, end)`. A message is never split. */
export function splitByLimits(sizes: readonly number[], limits: PartLimits): [start: number, end: number][] {
  const runs: [number, number][] = [];
  let start = 0;
  let bytes = 0;
  sizes.forEach((size, index) => {
    const isFull = index - start >= limits.messages || bytes + size > limits.bytes;
    if (isFull && index > start) {
      runs.push([start, index]);
      start = index;
      bytes = 0;
    }
    bytes += size;
  });
  // An empty chat still yields a file with its title.
  runs.push([start, sizes.length]);
  return runs;
}
