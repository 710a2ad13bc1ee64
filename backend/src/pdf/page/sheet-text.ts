/** Printable text: one line, no invisible characters, cut where a reader would cut it. */

/** Control characters, unpaired surrogates, and marks that change the direction of what follows. */
// oxlint-disable-next-line no-control-regex -- these are what must go
const unprintable = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffc]|\p{Surrogate}|\p{Co}/gu;

/** Stacked combining marks run into neighbouring lines, and no script needs more than three. */
const heapedMarks = /(\p{M}{3})\p{M}+/gu;

/** One line of printable text. */
export function toLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(unprintable, '').replace(heapedMarks, '$1').trim();
}

/** Truncates a text to `most` characters after a word; a longer single word is cut. */
export function cutToLength(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (index + segment.length > most - 1) break;
    if (segment.trim() !== '') end = index + segment.length;
  }
  return `${(end > 0 ? text.slice(0, end) : startOf(text, most - 1)).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')}…`;
}

/** The sentences of a text, none of them empty. */
function sentencesOf(text: string, language: string): string[] {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  return sentences.map(({ segment }) => segment.trim()).filter(Boolean);
}

/** As many whole sentences as fit into `most` words; if the first is longer, its first words. */
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

/** Parts of a name between which a line may break: words, which in Japanese and Chinese aren't separated by spaces. */
export function breakable(name: string, language: string): string[] {
  if (language !== 'ja' && language !== 'zh') return [name];
  const parts: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(name)) {
    // Punctuation stays with the word before it.
    if (isWordLike || parts.length === 0) parts.push(segment);
    else parts.push(`${parts.pop()}${segment}`);
  }
  return parts;
}

/** The first graphemes of a text. */
function startOf(text: string, most: number): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/**
 * The layout language of a text, by the script of most of its letters; `en` if it needs no special layout. An East
 * Asian character says more than a letter, so a third of the letters is enough.
 */
export function languageOf(text: string): string {
  const count = (script: RegExp): number => text.match(script)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const chinese = kana + count(/\p{Script=Han}/gu);
  if (chinese > letters / 3) return kana > chinese / 5 ? 'ja' : 'zh';
  if (count(/\p{Script=Hangul}/gu) > letters / 3) return 'ko';
  const scripts: [RegExp, string][] = [
    [/\p{Script=Arabic}/gu, 'ar'],
    [/\p{Script=Hebrew}/gu, 'he'],
    [/\p{Script=Thai}/gu, 'th'],
    [/\p{Script=Devanagari}/gu, 'hi'],
  ];
  return scripts.find(([script]) => count(script) > letters / 2)?.[1] ?? 'en';
}

/** The writing direction of most of a text's letters. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const toLeft = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu)?.length ?? 0;
  return toLeft > letters / 2 ? 'rtl' : 'ltr';
}
