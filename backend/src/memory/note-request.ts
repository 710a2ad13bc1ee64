import { assistantName } from '../../../contract/app.js';
import { limits } from '../../../contract/limits.js';

/** "Remember that …", at the beginning of what somebody says. "Do you remember …?" asks and tells nothing. */
const request = new RegExp(
  String.raw`^\s*(?:(?:please|can you|could you|hey|ok|okay|${assistantName})[\s,]+){0,3}` +
    String.raw`(?:remember|keep in mind|note down|make a note|don['’]t forget|never forget)` +
    String.raw`(?:\s+(?:that|this)\b)?\s*[:,]?\s+(\S[\s\S]*)$`,
  'i',
);

/** What a message asks to be kept in mind, or null. Only its first paragraph counts. */
export function noteIn(message: string): string | null {
  const [paragraph = ''] = message.trim().split(/\n\s*\n/);
  const text = request.exec(paragraph)?.[1]?.replace(/\s+/g, ' ').trim() ?? '';
  const isQuestion = text.endsWith('?');
  if (text === '' || isQuestion) return null;
  return Array.from(text).slice(0, limits.noteMax).join('');
}
