import type { RefObject } from 'react';
import { MessageList } from './message-list';
import { MoreMessages } from './more-messages';
import { PrintHead } from './print-head';
import { ScrollAnchor } from './scroll-anchor';
import type { Thread } from './state/conversation';

export interface MessagePaneProps {
  chatId: string;
  title: string | undefined;
  thread: Thread;
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
}

/** The loaded messages of a conversation; further ones load while the reader scrolls. */
export function MessagePane({ chatId, title, thread, scroller, content }: MessagePaneProps) {
  const firstId = thread.messages[0]?.id;
  return (
    <>
      <PrintHead title={title} isPart={thread.hasOlder || thread.hasNewer === true} />
      <ScrollAnchor scroller={scroller} content={content} firstId={firstId}>
        {thread.hasOlder && <MoreMessages chatId={chatId} direction="older" edgeId={firstId} scroller={scroller} />}
        <MessageList chatId={chatId} thread={thread} />
        {thread.hasNewer && (
          <MoreMessages chatId={chatId} direction="newer" edgeId={thread.messages.at(-1)?.id} scroller={scroller} />
        )}
      </ScrollAnchor>
    </>
  );
}
