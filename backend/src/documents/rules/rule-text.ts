import type { Finding } from '../../../../contract/documents/document.js';
import { type MailParts, mailParts } from '../../../../contract/documents/mail-parts.js';
import { masked, unmasked, type Word, wordsIn } from '../text/masked-text.js';

/** A document prepared for its rules. Offsets refer to the Markdown. */
export class RuleText {
  /** The Markdown with its markup masked. */
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

  /** Number of characters that a reader would copy. */
  get characters(): number {
    return [...unmasked(this.text).trim()].length;
  }

  /** A finding about the whole text. */
  whole(why: string): Finding {
    return { kind: 'rule', start: 0, end: 0, text: '', why };
  }

  /** A finding about a part of the text. */
  part(start: number, end: number, why: string): Finding {
    return { kind: 'rule', start, end, text: this.markdown.slice(start, end), why };
  }

  /** A finding for each match of a pattern, except within the `outside` spans. */
  each(pattern: RegExp, why: string, outside: readonly { start: number; end: number }[] = []): Finding[] {
    return [...this.text.matchAll(pattern)]
      .filter(({ index }) => !outside.some(({ start, end }) => index >= start && index < end))
      .map(({ 0: found, index }) => this.part(index, index + found.length, why));
  }
}
