import { randomUUID } from 'node:crypto';
import type { ToolContext } from '../../../backend/src/assistant/tool.js';

/** The context of a tool run for a call that no reply stores. */
export function toolContext(at: Pick<ToolContext, 'accountId' | 'chatId'> & Partial<ToolContext>): ToolContext {
  return {
    replyId: randomUUID(),
    userMessageId: randomUUID(),
    isMixed: () => false,
    callId: randomUUID(),
    place: 0,
    timeZone: 'UTC',
    now: new Date(),
    signal: new AbortController().signal,
    record: () => Promise.resolve(),
    ...at,
  };
}
