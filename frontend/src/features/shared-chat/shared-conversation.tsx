import { appName, assistantName } from '@contract/app';
import { oneSheetMarker, oneSheetSentence } from '@contract/chat';
import type { SharedChat } from '@contract/share';
import { useDeferredValue, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Markdown } from '@/conversation/markdown';
import { MessageTime } from '@/conversation/message-time';
import { PlainText } from '@/conversation/plain-text';
import { titled } from '@/lib/document-title';
import { Button } from '@/ui/button';
import { Wordmark } from '@/ui/wordmark';

/** How many messages are there at once; the others come while these are read. */
const firstRows = 30;

/** What a link shows: the words of both sides, and nothing to press but the way to the product. */
export function SharedConversation({ shared: { title, messages, sharedAt } }: { shared: SharedChat }) {
  useEffect(() => {
    document.title = titled(title);
  }, [title]);
  const shown = useDeferredValue(messages, messages.slice(0, firstRows));
  return (
    <div className="min-h-dvh bg-surface">
      <header className="flex items-center justify-between gap-4 border-b border-line bg-paper px-4 py-6 md:px-8 print:hidden">
        <Wordmark name={appName} />
        <Button asChild variant="outline" className="text-sm">
          <Link to="/">Try {appName}</Link>
        </Button>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[56rem] px-4 pb-20 pt-10 md:px-8 print:p-0">
        <h1 dir="auto" className="display-lg break-words">
          {title}
        </h1>
        <p className="mt-3 text-muted">
          A conversation with {assistantName}, shared <MessageTime iso={sharedAt} />
        </p>
        <ul className="mt-10 flex flex-col gap-8 print:mt-6 print:block">
          {shown.map(({ content, isUser, createdAt, isPartial }, index) => (
            // Off screen it is neither laid out nor painted; the edge has room for the ring of a link that has the focus.
            <li
              key={index}
              className="-m-1.5 flex flex-col gap-1.5 p-1.5 [contain-intrinsic-size:auto_10rem] [content-visibility:auto] print:mx-0 print:my-5 print:block print:p-0 print:[content-visibility:visible]"
            >
              <div className="flex items-baseline gap-2.5 print:break-after-avoid">
                <span className="font-display text-lg font-extrabold leading-tight tracking-tight">
                  {isUser ? 'The artist' : assistantName}
                </span>
                <MessageTime iso={createdAt} />
              </div>
              {isUser ? (
                <div className="w-fit max-w-full whitespace-pre-wrap rounded-card bg-bubble px-4 py-2.5 print:break-inside-avoid print:border print:border-ink [overflow-wrap:anywhere]">
                  <PlainText text={content} />
                </div>
              ) : (
                <Markdown text={content === oneSheetMarker ? oneSheetSentence : content} isCut={isPartial} />
              )}
              {isPartial && <p className="text-muted">Stopped before the end.</p>}
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
