import { diffLines, diffWordsWithSpace } from 'diff';

/** Texts that differ in more words are compared by lines: a comparison takes time with the square of this. */
const differentMax = 1000;

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

/** Words that were replaced, removed (`added` is empty) or added (`removed` is empty), or words that both texts have. */
export type Passage = { same: string } | { removed: string; added: string };

type Change = Extract<Passage, { removed: string }>;

/**
 * Compares two texts by words, or by lines if hardly any words are the same. Words replaced one after another are one
 * change: what they share between them, such as a space or a short word, belongs to both sides, or the two texts would
 * be shown interleaved.
 */
export function compareWords(before: string, after: string): Passage[] {
  const passages: Passage[] = [];
  const parts = diffWordsWithSpace(before, after, { maxEditLength: differentMax }) ?? diffLines(before, after);
  for (const { value, added, removed } of parts) {
    if (!added && !removed) {
      passages.push({ same: value });
      continue;
    }
    const change = { removed: removed ? value : '', added: added ? value : '' };
    const last = passages.at(-1);
    // What was added follows what was removed.
    if (last && 'removed' in last) passages.splice(-1, 1, joined(last, '', change));
    else passages.push(change);
    joinLast(passages);
  }
  return passages;
}

/** Joins the last change with those before it, as long as both are longer than what lies between them. */
function joinLast(passages: Passage[]): void {
  for (;;) {
    const [change, between, last] = passages.slice(-3);
    if (!change || !between || !last || !('removed' in change) || 'removed' in between || !('removed' in last)) return;
    if (between.same.includes('\n') || between.same.length > Math.min(sizeOf(change), sizeOf(last))) return;
    passages.splice(-3, 3, joined(change, between.same, last));
  }
}

function joined(one: Change, between: string, other: Change): Change {
  return { removed: one.removed + between + other.removed, added: one.added + between + other.added };
}

function sizeOf({ removed, added }: Change): number {
  return Math.max(removed.length, added.length);
}
