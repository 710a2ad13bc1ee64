import { fold } from './fold.js';
import type { Cut } from './proof-record.js';
import type { Source } from './source-index.js';
import type { Said, Sources } from './sources.js';

/** Finds a source with the same words and the same word before or after them. */
export function verbatim<T extends Source>(
  sources: Sources<T>,
  { start, end, text }: Cut,
  rest: string,
): Said<T> | null {
  const before = /[\p{L}\p{N}'’.,-]{1,40}[\s\0]{1,5}$/u.exec(rest.slice(Math.max(0, start - 50), start))?.[0];
  const after = /^[^\p{L}\p{N}]{1,5}[\p{L}\p{N}'’]{1,40}/u.exec(rest.slice(end, end + 50))?.[0];
  const wider = [...(before ? [before + text] : []), ...(after ? [text + after] : [])];
  for (const each of wider) {
    const said = sources.findWords(fold(each), text);
    if (said) return said;
  }
  return null;
}
