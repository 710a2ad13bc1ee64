const marker = Buffer.from('event:');
const newline = 10;

/**
 * A stream of server-sent events without their `event:` lines. The client tells events apart by their data alone, and fails on an
 * event that has a name and no data, which some proxies send to keep a connection open. Chunks without such a line pass untouched.
 */
export async function* withoutEventLines(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer | undefined;
  let isAtLineStart = true;
  let isSkipping = false;
  for await (const chunk of body) {
    const bytes = held ? Buffer.concat([held, chunk]) : chunk;
    held = undefined;
    if (!isSkipping && !bytes.includes(marker) && !endsLikeMarker(bytes, isAtLineStart)) {
      isAtLineStart = bytes.at(-1) === newline;
      yield bytes;
      continue;
    }
    const kept: Buffer[] = [];
    for (let start = 0; start < bytes.length;) {
      const end = bytes.indexOf(newline, start);
      const line = bytes.subarray(start, end === -1 ? bytes.length : end + 1);
      start += line.length;
      if (isAtLineStart && end === -1 && line.length < marker.length && marker.subarray(0, line.length).equals(line)) {
        held = line;
        break;
      }
      if (isAtLineStart) isSkipping = line.subarray(0, marker.length).equals(marker);
      if (!isSkipping) kept.push(line);
      isAtLineStart = end !== -1;
      if (isAtLineStart) isSkipping = false;
    }
    if (kept.length > 0) yield Buffer.concat(kept);
  }
  if (held) yield held;
}

/** Whether a chunk's last line may become an `event:` line with the next chunk. */
function endsLikeMarker(bytes: Buffer, isAtLineStart: boolean): boolean {
  const last = bytes.lastIndexOf(newline);
  if (last === -1 && !isAtLineStart) return false;
  const rest = bytes.subarray(last + 1);
  return rest.length > 0 && rest.length < marker.length && marker.subarray(0, rest.length).equals(rest);
}
