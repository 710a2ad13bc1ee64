/** What is long enough to be somebody's words rather than a title. */
const quoted = /["“«](?<words>[^"“”«»\n]{12,600})["”»]/gu;
const fewestWords = 4;

/** A message that was put into other words, with the words between quotation marks as they were typed: they are somebody's own. */
export function withQuotesAsTyped(changed: string, typed: string): string {
  const [said, now] = [quotesOf(typed), quotesOf(changed)];
  // Otherwise they can't be told apart.
  if (said.length !== now.length) return changed;
  let at = 0;
  return changed.replace(quoted, (found: string, ...rest) => {
    const words = String((rest.at(-1) as { words?: string }).words);
    if (!isSpeech(words)) return found;
    const own = said[at] ?? words;
    at += 1;
    return found.replace(words, () => own);
  });
}

function quotesOf(text: string): string[] {
  return [...text.matchAll(quoted)].map(({ groups }) => groups?.['words'] ?? '').filter(isSpeech);
}

function isSpeech(words: string): boolean {
  return words.trim().split(/\s+/u).length >= fewestWords;
}
