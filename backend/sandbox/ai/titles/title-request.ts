import { type ModelRequest, textsOf } from '../wire/model-request.js';

/** Matches a request for a chat title. */
export const asksForTitle =
  /\b(?:name|title|call|label)\b[^.\n]{0,80}\b(?:conversation|chat)\b|\b(?:conversation|chat)\b[^.\n]{0,80}\b(?:name|title)\b/i;

/** Whether a request asks for a chat title: its system message or last message says so briefly. */
export function asksForChatTitle(request: ModelRequest): boolean {
  const last = request.messages.at(-1);
  const instructions = [...textsOf(request.messages, 'system'), last?.role === 'user' ? last.text : ''];
  return instructions.some((text) => asksForTitle.test(text) && /\b(?:six|6)\b[^.\n]{0,12}\bwords?\b/i.test(text));
}
