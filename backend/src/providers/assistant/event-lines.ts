/** Lines that the client can't take: names of events, and data that is empty. */
const unwanted = /^(?:event:[^\n]*|data: ?\r?)\n/gm;

/** Ends the last event of a stream that closed without a blank line after it. */
const blankLine = Buffer.from('\n\n');

/** The longest line of a stream, in bytes. */
const longestLine = 8 * 1024 * 1024;

/**
 * A stream of server-sent events without their `event:` lines. The client tells events apart by their data alone, and fails on an
 * event that has a name and no data, which some proxies send to keep a connection open. Chunks of whole lines without such a line
 * pass untouched.
 */
export async function* withoutEventLines(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer | undefined;
  for await (const chunk of body) {
    const bytes = held ? Buffer.concat([held, chunk]) : chunk;
    const end = bytes.lastIndexOf('\n') + 1;
    held = end < bytes.length ? bytes.subarray(end) : undefined;
    if (held && held.length > longestLine) throw new Error(`A line of the stream is longer than ${longestLine} bytes`);
    const lines = withoutUnwanted(end === bytes.length ? bytes : bytes.subarray(0, end));
    if (lines.length > 0) yield lines;
  }
  yield held ? Buffer.concat([held, blankLine]) : blankLine;
}

function withoutUnwanted(lines: Buffer): Buffer {
  // One character for each byte, so nothing is lost.
  const text = lines.toString('latin1');
  const kept = text.replace(unwanted, '');
  return kept.length === text.length ? lines : Buffer.from(kept, 'latin1');
}
