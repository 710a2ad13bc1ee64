/** The longest name, in bytes: a little less than what every file system takes, for what unpacks it to add to. */
const maxBytes = 200;

/** An ending that says what kind of file it is. */
const ending = /\.[\p{L}\p{N}]{1,10}$/u;

/** Control characters, halves of characters, those that turn the direction of what follows, and what systems reserve. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]+/gu;

/** Names that Windows keeps to itself, whatever their ending. */
const reserved = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\s*(\.|$))/i;

const characters = new Intl.Segmenter();

/**
 * Names for the files of one folder of an archive, in their order: as near to those given as every system takes them, and no
 * two alike where capitals do not count. The second of the same name ends in " (2)".
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

/** `mark` stands between what is kept of a name and its ending. */
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

/** At most so many bytes, with nothing cut in two that is seen as one. */
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
