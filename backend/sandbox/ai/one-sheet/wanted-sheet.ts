import type { Conversation } from '../conversation.js';
import type { ModelRequest } from '../wire/model-request.js';
import { fullerOf } from '../writing/fuller.js';
import { asksForOneSheet } from './one-sheet-intent.js';

/** Whether the newest message asks for a one-sheet that isn't being made yet. */
export function wantsOneSheet(request: ModelRequest, conversation: Conversation): boolean {
  const isAnsweringTool = request.messages.at(-1)?.role === 'tool';
  const { question, said } = conversation;
  return !isAnsweringTool && (asksForOneSheet(question, said.at(-1)) || fullerOf(conversation) === 'sheet');
}

/** The message that names the kind of one-sheet: for "the full one, please" an earlier one. */
export function sheetRequest(conversation: Conversation): string {
  const { question, asked } = conversation;
  if (fullerOf(conversation) !== 'sheet') return question;
  return asked.slice(0, -1).findLast((text) => asksForOneSheet(text)) ?? question;
}
