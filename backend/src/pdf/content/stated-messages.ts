import { isLink } from '../../../../contract/rules/link-rule.js';
import type { FactSource } from '../../../../contract/one-sheets/one-sheet.js';
import type { SaidMessage } from './facts-prompt.js';
import { holding, indexIn, plain } from './said-text.js';
import { StatedMessage } from './stated-message.js';

/** What the artist said, by the numbers that the model knows the messages by: from 1, oldest first. */
export class StatedMessages {
  private readonly messages: StatedMessage[];

  constructor(said: readonly SaidMessage[]) {
    this.messages = said.map((message) => new StatedMessage(message));
  }

  /** All that was stated, plain, but for notes: those were made for the assistant's eyes, and give a sheet no sentences. */
  get told(): string[] {
    return this.messages.filter(({ source }) => source.from === 'chat').map(({ held }) => held);
  }

  /** Where the words of some evidence stand, which are plain; null where they do not. */
  sourceOf(evidence: string, message: number): FactSource | null {
    const said = this.at(message);
    return said?.bears(evidence) ? said.source : null;
  }

  /** Whether a message says a value, whole or in its words, and does not deny it. */
  state(value: string, message: number): boolean {
    return this.at(message)?.states(value) ?? false;
  }

  /** Whether a message says a value as it stands, and does not deny it. */
  stateWhole(value: string, message: number): boolean {
    return this.at(message)?.statesWhole(value) ?? false;
  }

  /** Whether a message gives an address of the web. */
  stateLink(value: unknown, message: number): value is string {
    return isLink(value) && this.stateWhole(String(value), message);
  }

  /** Whether a message has some digits in a row, whatever stands between them. */
  haveDigits(digits: string, message: number): boolean {
    return this.at(message)?.hasDigits(digits) ?? false;
  }

  /** Whether a sentence of a message says two values, the second one whole. */
  sayInOneBreath(value: string, other: string, message: number): boolean {
    return this.at(message)?.saysInOneBreath(value, other) ?? false;
  }

  /**
   * The text that says what a figure counts: its message, or, where the figure stands there alone, as in an answer or a
   * correction, that with the assistant's question or an earlier message. Undefined where none says it.
   */
  labelOf({ figure, what }: { figure: string; what: string }, message: number): string | undefined {
    const { held = '', asked = '' } = this.at(message) ?? {};
    if (this.state(what, message)) return held;
    if (!standsAlone(plain(figure), held)) return undefined;
    const before = this.messages.slice(0, message - 1).map((earlier) => earlier.held);
    const isIn = holding(what);
    return [asked, ...before.toReversed()].map((text) => `${held}\n${text}`).find(isIn);
  }

  /** Whether a later message denies a figure: "it is 12,000, not 21,000". */
  isTakenBack(figure: string, message: number): boolean {
    const words = plain(figure);
    return this.messages.slice(message).some((later) => later.denies(words));
  }

  private at(message: number): StatedMessage | undefined {
    return this.messages[message - 1];
  }
}

/** Whether a figure has no word behind it that would say what it counts. */
function standsAlone(figure: string, text: string): boolean {
  const at = indexIn(text, figure);
  const behind =
    /^[^\S\n]*(?:$|[^\p{L}\p{N} ]|(?:not|now|on|in|at|as|and|but|by|then|instead|rather)(?!\p{L})|[人名명])/u;
  return at >= 0 && behind.test(text.slice(at + figure.length));
}
