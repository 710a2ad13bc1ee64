import { assistantName } from '../../../contract/app.js';
import { limits } from '../../../contract/limits.js';

/**
 * Matches "Remember that …" at the start of a text that has been put on one line with single spaces: matching anywhere
 * would take quadratic time. "Do you remember …?" is a question.
 */
const request = new RegExp(
  String.raw`^(?:(?:please|can you|could you|hey|ok|okay|${assistantName})[ ,]+){0,3}` +
    String.raw`(?:remember|keep in mind|note down|make a note|don['’]t forget|never forget)` +
    // "Remember these for me: …"
    String.raw`(?:(?: (?:these|this|the following|it|some|a few)\b(?: (?:things|facts|details|notes))?(?: (?:for|about) (?:me|us|later))?(?: please)?:)|(?: (?:that|this)\b)? ?[:,]?) (.+)$`,
  'i',
);

const sentenceEnd = /(?<=[.!?]["'”’)]?) /;
const isQuestion = (sentence: string): boolean => /\?["'”’)]?$/.test(sentence);

/** The note a message asks to keep, or null. Only its first paragraph counts, up to the first question. */
export function noteIn(message: string): string | null {
  const [paragraph = ''] = message.trim().split(/\n\s*\n/);
  const text = request.exec(paragraph.replace(/\s+/g, ' ').trim())?.[1] ?? '';
  const sentences = text.split(sentenceEnd);
  const asked = sentences.findIndex(isQuestion);
  const told = sentences.slice(0, asked === -1 ? undefined : asked).join(' ');
  return Array.from(told).slice(0, limits.factMax).join('') || null;
}
