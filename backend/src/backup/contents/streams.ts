import { pipeline, type Readable, type Transform } from 'node:stream';

/** Passes a stream through another one. They fail together: the error of one ends the other. */
export function pass<To extends Transform>(from: Readable, to: To): To {
  pipeline(from, to, () => undefined);
  return to;
}

/** Reads a stream to its end and drops what it has. */
export async function readThrough(content: Readable): Promise<void> {
  for await (const _ of content);
}
