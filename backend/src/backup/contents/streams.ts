import { pipeline, type Readable, type Transform } from 'node:stream';

/** Pipes a stream through another one. An error in either ends both. */
export function pass<To extends Transform>(from: Readable, to: To): To {
  pipeline(from, to, () => undefined);
  return to;
}

/** Reads a stream to its end and discards the content. */
export async function readThrough(content: Readable): Promise<void> {
  for await (const _ of content);
}
