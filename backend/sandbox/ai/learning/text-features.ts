/** Letters of a word that are features of their own, so that "pitched" resembles "pitch" and typing errors cost little. */
const shortestPart = 3;
const longestPart = 5;

/** Word pairs are rarer than words; with full weight they would drown them. */
const pairWeight = 0.5;
const partWeight = 0.6;

/** A text's features with their weights: its words, pairs of words, and parts of words. */
export function featuresOf(text: string): Map<string, number> {
  const words = wordsOf(text);
  const features = new Map<string, number>(words.map((word) => [word, 1]));
  for (let at = 0; at <= words.length; at += 1) features.set(`${words[at - 1] ?? ''} ${words[at] ?? ''}`, pairWeight);
  for (const word of words) for (const part of partsOf(word)) features.set(part, partWeight);
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

function partsOf(word: string): string[] {
  const parts: string[] = [];
  for (let length = shortestPart; length <= longestPart; length += 1)
    if (word.length > length) parts.push(`${word.slice(0, length)}_`);
  return parts;
}
