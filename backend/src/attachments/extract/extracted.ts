import { limits } from '../../../../contract/limits.js';

/** The file types we read text from. */
export type ExtractedKind = 'pdf' | 'docx' | 'text';

/** A document's text, up to the limit. */
export interface Extracted {
  text: string;
  /** Whether the document has more text. */
  isCut: boolean;
}

/** Collects text up to the limit of an attachment. */
export class BoundedText {
  private readonly parts: string[] = [];
  private length = 0;
  private isCut = false;

  get isFull(): boolean {
    return this.isCut;
  }

  add(text: string): void {
    const left = limits.attachmentMax - this.length;
    if (text.length > left) this.isCut = true;
    // Don't split a surrogate pair.
    const taken = text.slice(0, left).replace(/[\uD800-\uDBFF]$/, '');
    this.parts.push(taken);
    this.length += taken.length;
  }

  /** Marks the text as incomplete for a reason other than its length. */
  cut(): void {
    this.isCut = true;
  }

  /** The text without control characters and long runs of blank lines. */
  end(): Extracted {
    const text = this.parts
      .join('')
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- what a file may contain and a text must not
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/g, '')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    return { text, isCut: this.isCut };
  }
}
