import type { FactSource } from '../../../../contract/one-sheets/one-sheet.js';
import type { SaidMessage } from './facts-prompt.js';

/** Positions in a text, in UTF-16 units; `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}

const magnitude =
  '(?:(?:k|m|bn|mio|mrd|mil|mln|hundred|thousand|tausend|[mb]il[lh]\\p{L}{1,8}|тыс|млн)(?!\\p{L})|[十百千万萬亿億천만억])';
const figure = new RegExp(
  `(?<!\\p{sc=Latin})(?:(?<![\\p{N}.,])\\p{N}{1,3}(?: \\p{N}{3}(?!\\p{N}))+|\\p{N}+(?:[.,':/]\\p{N}+|-\\p{N}{2}(?!\\p{N}))*)(?: ?${magnitude})?`,
  'giu',
);
const quotedPassage =
  /"[^"\n]*"|(?<![\p{L}\p{N}])'(?=\S)(?:[^'\n]|(?<=\p{L})'(?=\p{L})){1,80}(?<=\S)'(?!\p{L})|[「『《][^「『《」』》\n]*[」』》]/gu;
/** Ends of sentences, but not after an initial or the day of a German date. */
const sentenceEnd = /(?<=[!?…]|(?<!(?<![\p{L}\p{N},])(?:\p{L}|\p{N}{1,2}))\.) |(?<=[。！？؟])|\n/gu;
const question = /[?？؟]["')」』]* ?$/u;
const clauseEnd =
  /[,;:](?= |$)|[()、，；]|(?<= )-+(?= )|(?<!\p{L})(?:but|because|and|until|before|unless|aber|sondern|pero|sino|mais|mas|ma|maar|men|ale|но)(?!\p{L})/gu;
/** Negations that deny what follows them; those in the group `clause` deny the whole clause. */
const denial = new RegExp(
  [
    "(?<!\\p{L})n'(?=\\p{L})|^[^\\p{L}]*no(?= (?!it|the|we|i|my|our|actually|that)\\p{L})",
    "(?<!\\p{L})(?:not|never|cannot|no longer|instead of|rather than|\\p{Ll}{2,8}n't|nunca|jamás|jamais|ne|não|non|inte|aldrig|nigdy|не|никогда|لا|لم|ليس)(?![\\p{L}-]| (?:only|just|forget|hesitate)(?!\\p{L}))",
    '(?<clause>(?<!\\p{L})(?:nicht|kein(?:e|en|er|em)?|nie|niemals|niet|geen|nooit)(?!\\p{L})|ません|ない|没有|沒有|不是|从未|없|않|못|아니)',
  ].join('|'),
  'u',
);
const nextFigure = /^[^\p{L}\p{N}]{1,3}\p{N}\S*/u;
/** Where pasted text starts: a forwarding line, `On 3 Nov, Jo <jo@blog.example> wrote:`, or an email's headers. */
const pasteStart =
  /^-{4,}[^-\n]{1,100}-{3,}[^\S\n]*$|^(?=.*\d)(?=.*@).{0,200}:[^\S\n]*$|^(?:from|von|de|da|差出人|发件人): .*\n(?:[^\n:]{1,20}: .*\n){0,4}(?:subject|betreff|asunto|objet|oggetto|assunto|件名|主题): /imu;

/**
 * Folding can turn one character into up to 18, so a text may grow to twice its length plus this many characters;
 * anything beyond that isn't read.
 */
const growthMax = 1000;

/** Normalises quotation marks, dashes and spaces for comparison; keeps line breaks. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .slice(0, 2 * text.length + growthMax)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/« ?| ?»|[“”„]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim();
}

/** Folded, in lower case and on one line. */
export function plain(text: string): string {
  return lower(fold(text)).replaceAll('\n', ' ');
}

export function isSame(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

/** An artist's message, prepared for lookups. All texts have the same length, so a position is valid in each. */
export class ReadMessage {
  readonly source: FactSource;
  readonly text: string;
  /** `text` with questions and denials blanked. */
  readonly claimed: string;
  /** `claimed` with quoted passages blanked as well: the artist's own statements. */
  readonly own: string;
  readonly figures: Span[];
  readonly quotes: Span[];
  private readonly sentences: Span[];
  private readonly denied: Span[];
  private cuts: Uint8Array | undefined;
  private stated: Span[] | undefined;

  /** @param isRequest whether questions count as statements: "Can you make a sheet for my single Tide?" */
  constructor({ id, text }: SaidMessage, isRequest = false) {
    this.source = id === null ? { from: 'note' } : { from: 'chat', messageId: id };
    const pasted = pasteStart.exec(text)?.index ?? text.length;
    const lines = fold(text.slice(0, pasted).replace(/^[ \t]{0,8}>.*$/gm, ''));
    this.text = lower(lines).replaceAll('\n', ' ');
    this.quotes = spansOf(lines, quotedPassage);
    this.figures = spansOf(this.text, figure);
    const unquoted = lines.replace(quotedPassage, (passage, at: number) => {
      const end = at + passage.length;
      const endsSentence = /^[.!?。].(?: \p{Lu}|\n|$)/u.test(lines.slice(end - 2, end + 2));
      return 'x'.repeat(passage.length - 1) + (endsSentence ? '.' : 'x');
    });
    this.sentences = pieces(unquoted, sentenceEnd);
    const isQuestion = ({ from, to }: Span): boolean => question.test(unquoted.slice(from, to));
    const asked = isRequest ? [] : this.sentences.filter(isQuestion);
    this.denied = this.sentences.flatMap((span) => denials(unquoted.slice(span.from, span.to), span.from));
    this.claimed = blank(blank(this.text, asked), this.denied);
    this.own = blank(this.claimed, this.quotes);
  }

  /** Where the artist states these words; quoted passages don't count, since they may be someone else's. */
  find(words: string, within: Span): Span | undefined {
    return this.occurrences(this.claimed, words, within).find((span) =>
      this.quotes.every((quote) => {
        const isTitle = span.from === quote.from + 1 && /^[.,]?.$/u.test(this.text.slice(span.to, quote.to));
        return isTitle || isWithin(quote, span) || !overlap(span, quote);
      }),
    );
  }

  /** Where words occur in a text of this message; unless `mayBeCut`, not as part of a longer word or figure. */
  occurrences(text: string, words: string, { from, to }: Span, mayBeCut = false): Span[] {
    return placesOf(words, text.slice(from, to), occurrencesMax)
      .map((place) => ({ from: from + place, to: from + place + words.length }))
      .filter((span) => {
        this.cuts ??= cutsOf(this.text, this.figures);
        return mayBeCut || (((this.cuts[span.from] ?? 0) & notStart) | ((this.cuts[span.to] ?? 0) & notEnd)) === 0;
      });
  }

  /** Whether the artist mentions these words only to deny them: "it's 23 January, not 16 January". */
  denies(words: string): boolean {
    const spans = this.denied.length > 0 ? this.occurrences(this.text, words, this.whole) : [];
    return spans.length > 0 && spans.every((span) => this.denied.some((denied) => overlap(span, denied)));
  }

  sentenceAt(at: number): Span {
    return this.sentences[firstIndex(this.sentences, ({ to }) => at < to)] ?? this.whole;
  }

  /** The figures that the artist states, except times of day. */
  get statedFigures(): readonly Span[] {
    return (this.stated ??= this.figures.filter(({ from, to }) => !/[\0:]/.test(this.own.slice(from, to))));
  }

  get whole(): Span {
    return { from: 0, to: this.text.length };
  }
}

/**
 * Binary search for the first item for which `isPast` is true, which must then be true for all later items too. Returns
 * the list's length if there is none.
 */
export function firstIndex<T>(items: readonly T[], isPast: (item: T) => boolean): number {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isPast(items[middle] as T)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/**
 * Where words occur in a text, up to `most` places (Knuth, Morris and Pratt). `indexOf` takes time proportional to the
 * product of both lengths for a text that repeats itself.
 */
function placesOf(words: string, text: string, most: number): number[] {
  // How much of the beginning of `words` still matches when the next character doesn't.
  const fallback = new Uint32Array(words.length);
  const next = (matched: number, character: string | undefined): number => {
    let length = matched;
    while (length > 0 && words[length] !== character) length = fallback[length - 1] ?? 0;
    return words[length] === character ? length + 1 : 0;
  };
  for (let at = 1; at < words.length; at += 1) fallback[at] = next(fallback[at - 1] ?? 0, words[at]);
  const places: number[] = [];
  for (let at = 0, matched = 0; words !== '' && at < text.length && places.length < most; at += 1) {
    matched = next(matched, text[at]);
    if (matched === words.length) places.push(at + 1 - matched);
  }
  return places;
}

export function overlap(a: Span, b: Span | undefined): boolean {
  return b !== undefined && a.from < b.to && b.from < a.to;
}

export function isWithin(inner: Span, outer: Span): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

const occurrencesMax = 100;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const segmentedAtOnce = 1000;
const notEnd = 1;
const notStart = 2;

/** For each position, whether it is inside a word or figure. */
function cutsOf(text: string, figures: readonly Span[]): Uint8Array {
  const cuts = new Uint8Array(text.length + 1);
  // The segmenter takes quadratic time, so feed it in chunks.
  for (let start = 0; start < text.length; start += segmentedAtOnce) {
    for (const { index, segment, isWordLike } of segmenter.segment(text.slice(start, start + segmentedAtOnce))) {
      const from = start + index;
      for (let at = from + 1; isWordLike && at < from + segment.length; at += 1) {
        // Korean appends particles to a word; Arabic and Hebrew prefix one or two letters, French and Italian `d'`.
        const mayEnd = /[\p{sc=Hangul}']/u.test(text[at] ?? '');
        const isPrefixed = at <= from + 2 && /[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(text[at] ?? '');
        cuts[at] = (mayEnd ? 0 : notEnd) | (isPrefixed || text[at - 1] === "'" ? 0 : notStart);
      }
    }
  }
  for (const { from, to } of figures) cuts.fill(notEnd | notStart, from + 1, to);
  return cuts;
}

/** The denied parts of a sentence. A capitalised negation is part of a title: "Can't Stop". */
function denials(sentence: string, start: number): Span[] {
  const words = sentence.replace(/^[^\p{L}]*\p{Lu}(?=[\p{L}']* [^\p{Lu}])/u, lower);
  return pieces(words, clauseEnd).flatMap(({ from, to }) => {
    const clause = words.slice(from, to);
    const found = denial.exec(clause);
    if (!found) return [];
    const end = found.index + found[0].length;
    // "12,000, not 21,000 listeners" doesn't deny the listeners.
    const counted = nextFigure.exec(clause.slice(end))?.[0].length;
    const first = found.groups?.['clause'] && counted === undefined ? from : from + end;
    return [{ from: start + first, to: start + (counted === undefined ? to : from + end + counted) }];
  });
}

function pieces(text: string, separator: RegExp): Span[] {
  const ends = [...spansOf(text, separator).map(({ to }) => to), text.length];
  return ends.map((to, index) => ({ from: ends[index - 1] ?? 0, to })).filter(({ from, to }) => from < to);
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }));
}

/** Replaces spans, in order, with characters that no value contains. */
function blank(text: string, spans: readonly Span[]): string {
  const kept = spans.map(({ from, to }, index) => text.slice(spans[index - 1]?.to ?? 0, from) + '\0'.repeat(to - from));
  return kept.join('') + text.slice(spans.at(-1)?.to ?? 0);
}

/** Lower-cases a text without changing its length. */
function lower(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  );
}
