import type { Finding } from '../../../../contract/documents/document.js';
import { type MailParts, mailParts } from '../text/mail-parts.js';
import { masked, unmasked, type Word, wordsIn } from '../text/masked-text.js';

/** A document as its rules read it. Places are those of the markdown. */
export class RuleText {
  /** Without markup. */
  readonly text: string;
  readonly mail: MailParts;
  readonly words: Word[];

  constructor(readonly markdown: string) {
    this.text = masked(markdown);
    this.mail = mailParts(this.text);
    this.words = wordsIn(this.text);
  }

  get isEmpty(): boolean {
    return this.words.length === 0;
  }

  /** The words of the body, without the subject line. */
  get bodyWords(): Word[] {
    return this.words.filter(({ start }) => start >= this.mail.body.start);
  }

  /** How many characters a reader copies. */
  get characters(): number {
    return [...unmasked(this.text).trim()].length;
  }

  /** The whole text breaks a rule. */
  whole(why: string): Finding {
    return { kind: 'rule', start: 0, end: 0, text: '', why };
  }

  /** A part of the text breaks a rule. */
  part(start: number, end: number, why: string): Finding {
    return { kind: 'rule', start, end, text: this.markdown.slice(start, end), why };
  }

  /** Every place of a pattern, outside quotes, breaks a rule. */
  each(pattern: RegExp, why: string, outside: readonly { start: number; end: number }[] = []): Finding[] {
    return [...this.text.matchAll(pattern)]
      .filter(({ index }) => !outside.some(({ start, end }) => index >= start && index < end))
      .map(({ 0: found, index }) => this.part(index, index + found.length, why));
  }
}
