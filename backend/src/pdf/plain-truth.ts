import { claims, eastAsianWords, germanNouns, openerEnding, openers, spelledNumbers } from './common-words.js';
import { isHype } from './hype.js';
import { figuresIn, indexIn, plain, wordsIn } from './said-text.js';

/** Looked for from the beginning of each word alone: from each of its letters, a long one would take for ever. */
const withCapital = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}]*/gu;
const sentenceStart = /(?:^|[.!?…]\s)["'“„«¿¡(]*$/u;
/** Signs of which Japanese and Chinese make names, as other words. */
const eastAsian = /^[\p{sc=Han}\p{scx=Katakana}]{2,}$/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Letters that the forms of a word have in common at least. */
const leastStem = 4;

/** What is known of an artist. A sentence of ours may say nothing beyond it. */
export class PlainTruth {
  private readonly words: ReadonlySet<string>;
  private readonly claims: ReadonlySet<string>;

  /**
   * @param known all that was said, plain
   * @param names those that the artist gave, which praise nobody
   */
  constructor(
    private readonly known: string,
    private readonly names: readonly string[],
  ) {
    this.words = new Set(wordsIn(known));
    this.claims = new Set(claimsIn(known));
  }

  /** Whether a sentence is without praise, and without a name, a figure or a success that nobody gave. */
  holds(sentence: string): boolean {
    return (
      !isHype(sentence, this.names) &&
      [...sentence.matchAll(withCapital)].every(
        ({ 0: name, index }) => this.isKnownName(plain(name)) || isOpener(plain(name), sentence.slice(0, index)),
      ) &&
      figuresIn(sentence).every((figure) => this.isSaid(figure)) &&
      claimsIn(sentence).every((claim) => this.claims.has(claim)) &&
      wordsIn(sentence).every((word) => !spelledNumbers.includes(word) || this.isKnownNumber(word)) &&
      [...segmenter.segment(sentence)].every(
        ({ segment }) => !eastAsian.test(segment) || eastAsianWords.has(segment) || this.known.includes(plain(segment)),
      )
    );
  }

  private isSaid(words: string): boolean {
    return indexIn(this.known, words) >= 0;
  }

  private isKnownName(word: string): boolean {
    return this.isSaid(word) || germanNouns.has(word) || [...this.words].some((known) => isInflected(word, known));
  }

  private isKnownNumber(word: string): boolean {
    return this.isSaid(word) || this.isSaid(String(spelledNumbers.indexOf(word) + 2));
  }
}

function claimsIn(text: string): string[] {
  return plain(text).match(claims) ?? [];
}

function isOpener(word: string, before: string): boolean {
  return (openers.has(word) || openerEnding.test(word)) && sentenceStart.test(before);
}

/** Whether two words are forms of one: Казани of Казань, Leipziger of Leipzig. */
function isInflected(word: string, known: string): boolean {
  if (!known.startsWith(word.slice(0, leastStem))) return false;
  const [short = '', long = ''] = [word, known].toSorted((a, b) => a.length - b.length);
  const endsFreely = /^[\p{sc=Cyrillic}\p{sc=Greek}]+$/u.test(short);
  const stem = endsFreely ? short.slice(0, -1) : short;
  const ending = long.slice(stem.length);
  return (
    stem.length >= leastStem && long.startsWith(stem) && (endsFreely ? /^..?$/u : /^(?:s|es|er|ers|en?)$/).test(ending)
  );
}
