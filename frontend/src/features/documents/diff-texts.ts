/** How much of an unchanged passage a brief diff shows at each end, in characters. */
const around = 80;

/** A text without the marks of headings and bold words, and without Markdown's backslashes, much as the editor shows it. */
function readable(markdown: string): string {
  return markdown
    .replace(/^#{1,6} /gm, '')
    .replace(/(?<!\\)\*\*/g, '')
    .replace(/\\(?=[^\s\p{L}\p{N}])/gu, '');
}

/** The two texts to compare: as they read, or as Markdown if they differ in nothing but marks. */
export function comparable(before: string, after: string): [before: string, after: string] {
  const texts: [string, string] = [readable(before), readable(after)];
  return texts[0] === texts[1] ? [before, after] : texts;
}

/**
 * An unchanged passage with what is far from any change left out, in whole words.
 * @param place where it stands: nothing changed before the first passage, nor after the last
 */
export function brief(passage: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const start = isFirst ? '' : beginning(passage);
  const end = isLast ? '' : ending(passage);
  return start.length + end.length + 20 < passage.length ? `${start}…${end}` : passage;
}

function beginning(passage: string): string {
  const cut = passage.slice(0, around);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n')) + 1);
}

function ending(passage: string): string {
  return passage.slice(-around).replace(/^\S*/, '');
}
