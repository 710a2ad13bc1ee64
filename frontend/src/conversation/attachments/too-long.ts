import { limits } from '@contract/limits';

const number = (value: number): string => value.toLocaleString('en-US');

/** Also of a file, of which only the beginning is kept. */
const inParts = 'attach it in parts, as PDF, Word or text files';

/**
 * What to do about a draft that is too long for a message, to follow its length: "9,000 of 8,000 characters". If it may be
 * attached as it is, a button to do so comes next. '' if it isn't too long.
 */
export function tooLongAdvice(length: number, mayAttach: boolean): string {
  if (length <= limits.messageMax) return '';
  if (!mayAttach) return ': please shorten it';
  if (length <= limits.attachmentMax) return ': please shorten it, or';
  return `. An attachment holds ${number(limits.attachmentMax)}: cut ${number(length - limits.attachmentMax)}, or ${inParts}.`;
}

/** The same for a screen reader, while the draft is typed: it doesn't change with each character. */
export function spokenTooLong(length: number, mayAttach: boolean): string {
  if (length <= limits.messageMax) return '';
  if (!mayAttach) return 'Too long for a message. Please shorten it.';
  if (length <= limits.attachmentMax) return 'Too long for a message. Shorten it, or attach it as a file.';
  return `Too long for a message, and for an attachment, which holds ${number(limits.attachmentMax)} characters. Cut it, or ${inParts}.`;
}
