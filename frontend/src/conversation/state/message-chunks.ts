import type { Message } from '@contract/chats/chat';

/** The average number of rows in a chunk. */
const chunkRows = 24;

/**
 * Splits rows into chunks that the browser can skip while off screen. The boundaries depend only on the rows' ids, so
 * rows added at either end leave the other chunks unchanged.
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

/** True for one in `chunkRows` ids. Deterministic per id: the end of a UUIDv7 is random. */
function endsChunk(id: string): boolean {
  return parseInt(id.slice(-6), 16) % chunkRows === 0;
}
