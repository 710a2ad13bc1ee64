/** Text as it may stand on paper: one line, no signs that nobody sees, and cut where a reader would cut it. */

/** Control signs, halves of characters, and marks that turn the direction of what follows. */
// oxlint-disable-next-line no-control-regex -- these are what must go
const unprintable = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffc]|\p{Surrogate}|\p{Co}/gu;

/** Marks heaped on a letter run into the lines around it: three are as many as any script needs. */
const heapedMarks = /(\p{M}{3})\p{M}+/gu;

/** One line of printable text. */
export function toLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(unprintable, '').replace(heapedMarks, '$1').trim();
}

/** The text with at most so many characters, cut behind a word; a word that is longer than that is cut itself. */
export function cutToLength(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (index + segment.length > most - 1) break;
    if (segment.trim() !== '') end = index + segment.length;
  }
  return `${(end > 0 ? text.slice(0, end) : startOf(text, most - 1)).replace(/[\s,;:–—-]+$/u, '')}…`;
}

/** The sentences of a text, none of them empty. */
function sentencesOf(text: string, language: string): string[] {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  return sentences.map(({ segment }) => segment.trim()).filter(Boolean);
}

/** As many whole sentences as have at most so many words; of a first sentence that has more, as many words. */
export function cutToWords(text: string, most: number, language: string): string[] {
  const kept: string[] = [];
  let left = most;
  for (const sentence of sentencesOf(text, language)) {
    const words = wordsOf(sentence, language);
    if (words.length > left) {
      return kept.length > 0 ? kept : [`${sentence.slice(0, words[left - 1]?.end).trimEnd()}…`];
    }
    left -= words.length;
    kept.push(sentence);
  }
  return kept;
}

function wordsOf(text: string, language: string): { end: number }[] {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
    (part) => part.isWordLike,
  );
  return words.map(({ index, segment }) => ({ end: index + segment.length }));
}

/** The first characters of a text, as a reader counts them: none is cut in two. */
function startOf(text: string, most: number): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The language that a text is laid out as, by its script: `en` for what needs nothing special. */
export function languageOf(text: string): string {
  const scripts: [RegExp, string][] = [
    [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
    [/\p{Script=Hangul}/gu, 'ko'],
    [/\p{Script=Han}/gu, 'zh'],
    [/\p{Script=Arabic}/gu, 'ar'],
    [/\p{Script=Hebrew}/gu, 'he'],
    [/\p{Script=Thai}/gu, 'th'],
    [/\p{Script=Devanagari}/gu, 'hi'],
  ];
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(([script]) => (text.match(script)?.length ?? 0) > letters / 8)?.[1] ?? 'en';
}

/** Which way a text runs: as most of its letters do. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const toLeft = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu)?.length ?? 0;
  return toLeft > letters / 2 ? 'rtl' : 'ltr';
}
