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

/** The first draft in a reply, or null: a quoted or fenced block of at least 30 words, which is long enough to send. */
export function draftIn(reply: string): string | null {
  const blocks = [...reply.matchAll(/(?:^>.*(?:\n|$))+/gm), ...reply.matchAll(/^```[\s\S]*?^```/gm)];
  const draft = blocks.find(([block]) => countWords(block) >= fewestWords);
  return draft ? draft[0].replace(/^> ?/gm, '').trim() : null;
}
