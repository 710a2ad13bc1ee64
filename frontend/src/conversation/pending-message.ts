import type { Message } from '@contract/chat';
import type { Pending } from './conversation.store';

/** Where the message on its way stands among the rows: before the row with this index. */
export function pendingIndex(rows: readonly Message[], pending: Pending): number {
  return rows.findLastIndex((row) => row.id === pending.afterId) + 1;
}

/** Whether the message on its way is among the rows already: the socket may say so before the answer of the send. */
export function hasArrived(rows: readonly Message[], { what, afterId }: Pending): boolean {
  if (!('text' in what)) return true;
  const text = what.text.trim();
  return rows.slice(pendingIndex(rows, { what, afterId })).some((row) => row.isUser && row.content.trim() === text);
}
