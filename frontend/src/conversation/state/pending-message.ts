import type { Message } from '@contract/chats/chat';
import type { Pending } from './conversation.store';

/** The index among the rows at which a pending message belongs. If the row before it is unknown, that is the end. */
export function pendingIndex(rows: readonly Message[], afterId: string | undefined): number {
  if (afterId === undefined) return 0;
  const before = rows.findLastIndex(({ id }) => id === afterId);
  return before < 0 ? rows.length : before + 1;
}

/** Whether a pending message is already among the rows: the socket event can arrive before the response. */
export function hasArrived(rows: readonly Message[], { what, afterId }: Pending): boolean {
  if (!('text' in what)) return true;
  return hasUserMessage(rows.slice(pendingIndex(rows, afterId)), what.text);
}

/** Whether one of the rows is a message by the artist with this text. */
export function hasUserMessage(rows: readonly Message[], words: string): boolean {
  return rows.some((row) => row.isUser && row.content.trim() === words.trim());
}
