const fewestWords = 30;

/** Scripts without spaces between words. A word takes about two characters. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const charactersPerWord = 2;

function countWords(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0;
  const spaced = text.replace(unspaced, ' ').split(/\s+/);
  return spaced.filter((word) => /[\p{L}\p{N}]/u.test(word)).length + characters / charactersPerWord;
}

const parts = new RegExp(`(?:${unspaced.source}){1,${charactersPerWord}}|(?:(?!${unspaced.source})[^])+`, 'gu');

const hasUnspaced = new RegExp(unspaced.source, 'u');

/** The words in a text without spaces, by the same count: one, unless its script has no spaces. */
export function wordParts(text: string): { text: string; at: number }[] {
  if (!hasUnspaced.test(text)) return /[\p{L}\p{N}]/u.test(text) ? [{ text, at: 0 }] : [];
  return [...text.matchAll(parts)]
    .map((match) => ({ text: match[0], at: match.index }))
    .filter(({ text: part }) => /[\p{L}\p{N}]/u.test(part));
}

/** A text in a reply that is ready to send. */
export interface Draft {
  text: string;
  /** The heading above it, without markdown; `''` if it has none. */
  heading: string;
}

/** The drafts in a reply, in order: quoted and fenced blocks of at least 30 words, which are long enough to send. */
export function draftsIn(reply: string): Draft[] {
  const blocks = [...reply.matchAll(/(?:^>.*(?:\n|$))+/gm), ...reply.matchAll(/^```[\s\S]*?^```/gm)]
    .map((match) => ({ block: match[0], index: match.index }))
    .sort((a, b) => a.index - b.index)
    // A quote within a fenced block is part of it.
    .filter(({ index }, at, all) => !all.slice(0, at).some((one) => index < one.index + one.block.length));
  return blocks.flatMap(({ block, index }, at) => {
    const previous = blocks[at - 1];
    const lead = reply.slice(previous ? previous.index + previous.block.length : 0, index);
    const text = block.replace(/^> ?/gm, '').trim();
    return countWords(block) < fewestWords ? [] : [{ text, heading: headingIn(lead) }];
  });
}

/** The first draft in a reply, or null. */
export function draftIn(reply: string): string | null {
  return draftsIn(reply)[0]?.text ?? null;
}

/** The last heading in a text: "## Pitch", "**Pitch**" or "**Pitch:**" on a line of its own. */
function headingIn(text: string): string {
  const line = text.split('\n').findLast((one) => /^(?:#{1,6}[ \t]|\*\*[^*]{1,80}\*\*:?[ \t]*$)/.test(one));
  return (line ?? '')
    .replace(/^#{1,6}/, '')
    .replace(/\*/g, '')
    .trim()
    .replace(/:$/, '');
}
