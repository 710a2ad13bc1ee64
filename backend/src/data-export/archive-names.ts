/** Limit on a name in bytes: a little below that of file systems, since unpackers may add to it. */
const maxBytes = 200;

/** A file extension. */
const ending = /\.[\p{L}\p{N}]{1,10}$/u;

/** Control characters, unpaired surrogates, bidi controls, and characters reserved by file systems. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]+/gu;

/** Names reserved by Windows, with any extension. */
const reserved = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\s*(\.|$))/i;

const characters = new Intl.Segmenter();

/**
 * Names for the files of an archive folder, in order: as close to the given ones as every system allows, and unique
 * ignoring case. A second file of the same name ends in " (2)".
 */
export function archiveNames(given: readonly string[]): string[] {
  const used = new Set<string>();
  const next = new Map<string, number>();
  return given.map((each) => {
    const plain = safeName(each, '');
    let name = plain;
    for (let number = next.get(keyOf(plain)) ?? 2; used.has(keyOf(name)); number += 1) {
      name = safeName(each, ` (${number})`);
      next.set(keyOf(plain), number + 1);
    }
    used.add(keyOf(name));
    return name;
  });
}

/** `mark` goes between the shortened name and its extension. */
function safeName(given: string, mark: string): string {
  const visible = given
    .normalize()
    .replace(forbidden, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  const kept = ending.exec(visible)?.[0] ?? '';
  const stem = visible.slice(0, visible.length - kept.length).replace(reserved, '_$1');
  const room = maxBytes - Buffer.byteLength(mark + kept);
  return (shortened(stem, room).replace(/(?<![. ])[. ]+$/, '') || 'Untitled') + mark + kept;
}

/** Truncates to `most` bytes without splitting a grapheme. */
function shortened(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  let cut = '';
  for (const { segment } of characters.segment(text)) {
    if (Buffer.byteLength(cut + segment) > most) break;
    cut += segment;
  }
  return cut;
}

function keyOf(name: string): string {
  return name.toLowerCase();
}
