import { claims, eastAsianWords, germanNouns, openerEnding, openers, spelledNumbers } from './common-words.js';
import { isHype } from './hype.js';
import { figuresIn, indexIn, plain, wordsIn } from './said-text.js';

/** Looked for from the beginning of each word alone: from each of its letters, a long one would take for ever. */
const withCapital = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}]*/gu;
/** A place where a sentence begins, behind its quotation marks. */
const sentenceStart = /(?<=(?:^|[.!?…]\s)["'“„«¿¡(]{0,4})/uy;
/** Signs of which Japanese and Chinese make names, as other words. */
const eastAsian = /^[\p{sc=Han}\p{scx=Katakana}]{2,}$/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Letters that the forms of a word have in common at least. */
const leastStem = 4;
/** How the forms of a word end beside it: Leipziger, Leeds's. */
const endings = ['s', 'es', 'e', 'en', 'er', 'ers'];
/** Scripts in whose languages the last sign gives way to one or two others: Казани of Казань. */
const inflecting = /^[\p{sc=Cyrillic}\p{sc=Greek}]+$/u;

/** What is known of an artist. A sentence of ours may say nothing beyond it. */
export class PlainTruth {
  private readonly words: ReadonlySet<string>;
  /** Those of an inflecting script without their last sign, and without their last two. */
  private readonly stems: readonly [ReadonlySet<string>, ReadonlySet<string>];
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
    this.stems = [new Set(stemsOf(this.words, 1)), new Set(stemsOf(this.words, 2))];
    this.claims = new Set(claimsIn(known));
  }

  /** Whether a sentence is without praise, and without a name, a figure or a success that nobody gave. */
  holds(sentence: string): boolean {
    return (
      !isHype(sentence, this.names) &&
      [...sentence.matchAll(withCapital)].every(
        ({ 0: name, index }) => this.isKnownName(plain(name)) || isOpener(plain(name), sentence, index),
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
    return this.isSaid(word) || germanNouns.has(word) || this.isInflected(word);
  }

  /** Whether a word is a form of a known one: looked up, since thousands of words may be known. */
  private isInflected(word: string): boolean {
    const [short, long] = this.stems;
    const shorter = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
    return (
      shorter.some((stem) => stem.length >= leastStem && this.words.has(stem)) ||
      (word.length >= leastStem && endings.some((ending) => this.words.has(word + ending))) ||
      stemsOf([word], 1).some((stem) => short.has(stem) || long.has(stem)) ||
      stemsOf([word], 2).some((stem) => short.has(stem))
    );
  }

  private isKnownNumber(word: string): boolean {
    return this.isSaid(word) || this.isSaid(String(spelledNumbers.indexOf(word) + 2));
  }
}

function claimsIn(text: string): string[] {
  return plain(text).match(claims) ?? [];
}

function isOpener(word: string, sentence: string, at: number): boolean {
  if (!openers.has(word) && !openerEnding.test(word)) return false;
  sentenceStart.lastIndex = at;
  return sentenceStart.test(sentence);
}

/** The inflecting words without their last signs, where that leaves what tells one word from another. */
function stemsOf(words: Iterable<string>, signs: number): string[] {
  const inflected = [...words].filter((word) => inflecting.test(word));
  return inflected.map((word) => word.slice(0, -signs)).filter((stem) => stem.length >= leastStem);
}
