import type { Message } from '@contract/chat';

/** How long a chunk is on the average. */
const chunkRows = 24;

/**
 * Cuts rows into chunks that the browser can skip while they are off screen. Where to cut is read from the rows
 * themselves, so that rows added at either end leave the other chunks as they are.
 */
export function chunksOf(rows: readonly Message[]): Message[][] {
  const chunks: Message[][] = [];
  let chunk: Message[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (!endsChunk(row.id)) continue;
    chunks.push(chunk);
    chunk = [];
  }
  if (chunk.length > 0) chunks.push(chunk);
  return chunks;
}

/** True for one id in `chunkRows`, always the same: the end of a UUID is random. */
function endsChunk(id: string): boolean {
  return parseInt(id.slice(-6), 16) % chunkRows === 0;
}
