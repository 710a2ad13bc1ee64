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

/** What a message asks to be kept in mind, or null. Only its first paragraph counts. */
export function noteIn(message: string): string | null {
  const [paragraph = ''] = message.trim().split(/\n\s*\n/);
  const text = request.exec(paragraph.replace(/\s+/g, ' ').trim())?.[1] ?? '';
  const isQuestion = text.endsWith('?');
  if (text === '' || isQuestion) return null;
  return Array.from(text).slice(0, limits.noteMax).join('');
}
