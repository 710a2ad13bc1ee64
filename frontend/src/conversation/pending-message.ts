import type { Message } from '@contract/chat';
import type { Pending } from './conversation.store';

/** Where the message on its way stands among the rows: before the row with this index. */
export function pendingIndex(rows: readonly Message[], pending: Pending): number {
  return rows.findLastIndex((row) => row.id === pending.afterId) + 1;
}

/** Whether the message on its way is among the rows already: the socket may say so before the answer of the send. */
export function hasArrived(rows: readonly Message[], { what, afterId }: Pending): boolean {
  if (!('text' in what)) return true;
  return isSaid(rows.slice(pendingIndex(rows, { what, afterId })), what.text);
}

/** Whether the artist says these words in one of the rows. */
export function isSaid(rows: readonly Message[], words: string): boolean {
  return rows.some((row) => row.isUser && row.content.trim() === words.trim());
}
