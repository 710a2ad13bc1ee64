import type { Message } from '@contract/chats/chat';
import { Fragment, memo, useEffect, useRef } from 'react';
import { AssistantMessage } from './assistant-message';
import { DaySeparator } from './day-separator';
import { UserMessage } from './user-message';

interface MessageChunkProps {
  chatId: string;
  rows: readonly Message[];
  /** The id of the conversation's last row, if it is in this chunk. */
  lastId: string | undefined;
  /** The time of the row before this chunk; undefined for the first chunk. */
  before: string | undefined;
}

/** A run of adjacent rows that the browser skips (`content-visibility`) while they are off screen. */
export const MessageChunk = memo(function MessageChunk({ chatId, rows, lastId, before }: MessageChunkProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!list.current) return;
    // Only once it is off screen: rows on screen would be skipped for a frame, which is a jump.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.isIntersecting || !(entry.target instanceof HTMLElement)) return;
        // Fix the height a skipped chunk takes up, so nothing moves when scrolling past it.
        entry.target.style.containIntrinsicHeight = `auto ${entry.target.offsetHeight}px`;
        entry.target.style.contentVisibility = 'auto';
        observer.disconnect();
      },
      { rootMargin: '100%' },
    );
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  return (
    <ul
      ref={list}
      data-chunk=""
      className="flex flex-col gap-6 px-4 md:px-6 print:block print:space-y-6 print:px-0 print:[content-visibility:visible]!"
    >
      {rows.map((row, index) => (
        <Fragment key={row.id}>
          <DaySeparator iso={row.createdAt} before={index > 0 ? rows[index - 1]?.createdAt : before} />
          {row.isUser ? (
            <UserMessage chatId={chatId} message={row} />
          ) : (
            <AssistantMessage chatId={chatId} message={row} isLast={row.id === lastId} />
          )}
        </Fragment>
      ))}
    </ul>
  );
}, isSameChunk);

function isSameChunk(a: MessageChunkProps, b: MessageChunkProps): boolean {
  return (
    a.chatId === b.chatId &&
    a.lastId === b.lastId &&
    a.before === b.before &&
    a.rows.length === b.rows.length &&
    a.rows.every((row, index) => row === b.rows[index])
  );
}
