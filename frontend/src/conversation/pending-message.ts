import type { Message } from '@contract/chat';
import type { Pending } from './conversation.store';

/** Where the message on its way stands among the rows: before the row with this index. At the end, where nobody can tell. */
export function pendingIndex(rows: readonly Message[], afterId: string | undefined): number {
  if (afterId === undefined) return 0;
  const before = rows.findLastIndex(({ id }) => id === afterId);
  return before < 0 ? rows.length : before + 1;
}

/** Whether the message on its way is among the rows already: the socket may say so before the answer of the send. */
export function hasArrived(rows: readonly Message[], { what, afterId }: Pending): boolean {
  if (!('text' in what)) return true;
  return isSaid(rows.slice(pendingIndex(rows, afterId)), what.text);
}

/** Whether the artist says these words in one of the rows. */
export function isSaid(rows: readonly Message[], words: string): boolean {
  return rows.some((row) => row.isUser && row.content.trim() === words.trim());
}
