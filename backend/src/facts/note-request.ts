import { assistantName } from '../../../contract/app.js';
import { limits } from '../../../contract/limits.js';

/**
 * "Remember that …", at the beginning of what somebody says, in one line with single spaces: among many, a search for where
 * they end would take their square. "Do you remember …?" asks and tells nothing.
 */
const request = new RegExp(
  String.raw`^(?:(?:please|can you|could you|hey|ok|okay|${assistantName})[ ,]+){0,3}` +
    String.raw`(?:remember|keep in mind|note down|make a note|don['’]t forget|never forget)` +
    String.raw`(?: (?:that|this)\b)? ?[:,]? (.+)$`,
  'i',
);

const sentenceEnd = /(?<=[.!?]["'”’)]?) /;
const isQuestion = (sentence: string): boolean => /\?["'”’)]?$/.test(sentence);

/** What a message asks to be kept in mind, or null. Only its first paragraph counts, up to where it asks something. */
export function noteIn(message: string): string | null {
  const [paragraph = ''] = message.trim().split(/\n\s*\n/);
  const text = request.exec(paragraph.replace(/\s+/g, ' ').trim())?.[1] ?? '';
  const sentences = text.split(sentenceEnd);
  const asked = sentences.findIndex(isQuestion);
  const told = sentences.slice(0, asked === -1 ? undefined : asked).join(' ');
  return Array.from(told).slice(0, limits.factMax).join('') || null;
}
