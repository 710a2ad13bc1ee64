/** How many of a word's first letters are features of their own, so that "pitched" resembles "pitch". */
const shortestStart = 3;
const longestStart = 5;

/** Word pairs are rarer than words; with full weight they would drown them. */
const pairWeight = 0.5;
const startWeight = 0.6;

/** A text's features with their weights: its words, pairs of words, and beginnings of words. */
export function featuresOf(text: string): Map<string, number> {
  const words = wordsOf(text);
  const features = new Map<string, number>(words.map((word) => [word, 1]));
  for (let at = 0; at <= words.length; at += 1) features.set(`${words[at - 1] ?? ''} ${words[at] ?? ''}`, pairWeight);
  for (const word of words) for (const start of startsOf(word)) features.set(start, startWeight);
  return features;
}

/** Lower-case words and question marks. Titles in quotes and numbers are alike, whatever they are. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replace(/[“"«][^”"»\n]{1,60}[”"»]/gu, ' «» ')
      .replace(/\d[\d.,:/]*/gu, ' 0 ')
      .toLowerCase()
      .replace(/['’]/gu, '')
      .match(/[\p{L}\p{N}]+|\?|«»/gu) ?? []
  );
}

function startsOf(word: string): string[] {
  const starts: string[] = [];
  for (let length = shortestStart; length <= longestStart; length += 1)
    if (word.length > length) starts.push(`${word.slice(0, length)}_`);
  return starts;
}
