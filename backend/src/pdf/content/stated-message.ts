import type { FactSource } from '../../../../contract/one-sheets/one-sheet.js';
import type { SaidMessage } from './facts-prompt.js';
import { holding, holds, indexIn, plain, straight } from './said-text.js';
import { denials, type Range, statements } from './stated.js';

/** Something that the artist said, as facts are looked for in it: what they ask or deny there is none. */
export class StatedMessage {
  readonly source: FactSource;
  /** What it states without what it denies, plain. */
  readonly held: string;
  /** What the assistant had said before, plain. */
  readonly asked: string;
  /** What it states, plain. A line break, which no evidence has, stands where a question was. */
  private readonly text: string;
  /** Sentence by sentence, plain, each with where in it something is denied. */
  private readonly sentences: { text: string; denied: Range[] }[];

  constructor({ id, text, asked }: SaidMessage) {
    const stated = statements(text);
    const sentences = stated.filter((sentence) => sentence !== null).map(straight);
    const denied = sentences.map(denials);
    this.source = id === null ? { from: 'note' } : { from: 'chat', messageId: id };
    this.text = stated.map((sentence) => (sentence === null ? '\n' : plain(sentence))).join(' ');
    this.held = sentences.map((sentence, index) => without(denied[index] ?? [], sentence).toLowerCase()).join('\n');
    this.sentences = sentences.map((sentence, index) => ({
      text: sentence.toLowerCase(),
      denied: denied[index] ?? [],
    }));
    this.asked = plain(asked ?? '');
  }

  /** Whether it says a value, whole or in its words, and does not deny it. */
  states(value: string): boolean {
    return this.statesWhole(value) || (holds(this.held, value) && !this.denies(plain(value)));
  }

  /** Whether it says a value as it stands, and does not deny it. */
  statesWhole(value: string): boolean {
    const words = plain(value);
    return indexIn(this.text, words) >= 0 && !this.denies(words);
  }

  /** Whether some signs stand in it, also as a part of words, and are not denied. */
  bears(signs: string): boolean {
    return this.text.includes(signs) && !this.isDenied((text) => text.indexOf(signs));
  }

  /** Whether it says words, which are plain, only to deny them. */
  denies(words: string): boolean {
    return this.isDenied((text) => indexIn(text, words));
  }

  /** Whether one of its sentences says two values, the second one whole. */
  saysInOneBreath(value: string, other: string): boolean {
    const [isIn, whole] = [holding(value), plain(other)];
    return this.sentences.some(({ text }) => isIn(text) && indexIn(text, whole) >= 0);
  }

  /** Whether its digits have some among them in a row. */
  hasDigits(digits: string): boolean {
    return digitsOf(this.text).includes(digits);
  }

  private isDenied(indexOf: (text: string) => number): boolean {
    let isSaid = false;
    for (const { text, denied } of this.sentences) {
      const at = indexOf(text);
      if (at >= 0 && !denied.some(({ from, to }) => from <= at && at < to)) return false;
      isSaid ||= at >= 0;
    }
    return isSaid;
  }
}

/** The digits of a text without what stands between them. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function without(ranges: Range[], text: string): string {
  return ranges.toReversed().reduce((rest, { from, to }) => `${rest.slice(0, from)}\n${rest.slice(to)}`, text);
}
