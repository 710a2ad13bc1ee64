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
    String.raw`((?: (?:these|this|the following|it|some|a few)\b(?: (?:things|facts|details|notes))?(?: (?:for|about) (?:me|us|later))?(?: please)?:)|(?: (?:that|this)\b)? ?[:,]?) (.+)$`,
  'i',
);

/** "To keep it short", "it needs the price": about the task at hand, not about the artist. */
const task = /^(?:to|it|it['’]s|them)(?!\p{L})/iu;
/** "The pitch we wrote": a thing, about which nothing is stated unless a verb follows. */
const thing = /^(?:the|those|these|your)(?!\p{L})/iu;
const statement =
  /(?<!\p{L})(?:is|are|was|were|isn['’]t|aren['’]t|has(?! to)|have(?! to)|had|will|costs?|comes?|goes|starts?|begins?|opens?|ends?|plays?)(?!\p{L})/iu;
const relative = /(?<!\p{L})(?:that|which|who|we|you|i)(?!\p{L})/iu;

const sentenceEnd = /(?<=[.!?]["'”’)]?) /;
const isQuestion = (sentence: string): boolean => /\?["'”’)]?$/.test(sentence);

/**
 * The note a message asks to keep, or null. Only its first paragraph counts, up to the first question. Instructions for the
 * text being written aren't kept: "Remember to add the price".
 */
export function noteIn(message: string): string | null {
  const [paragraph = ''] = message.trim().split(/\n\s*\n/);
  const [, lead = '', text = ''] = request.exec(paragraph.replace(/\s+/g, ' ').trim()) ?? [];
  if (isForTask(lead, text)) return null;
  const sentences = text.split(sentenceEnd);
  const asked = sentences.findIndex(isQuestion);
  const told = sentences.slice(0, asked === -1 ? undefined : asked).join(' ');
  return Array.from(told).slice(0, limits.factMax).join('') || null;
}

/** @param lead what introduces the note: " that", ":", or nothing */
function isForTask(lead: string, text: string): boolean {
  if (task.test(text)) return true;
  if (/that$|[:,]$/i.test(lead)) return false;
  const [clause = ''] = text.split(/[,.;:!?]/);
  return lead !== '' || (thing.test(text) && (!statement.test(clause) || relative.test(clause)));
}
