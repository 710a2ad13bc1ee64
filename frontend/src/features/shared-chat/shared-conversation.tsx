import { assistantName } from '@contract/app';
import { oneSheetMarker, oneSheetSentence } from '@contract/chats/chat';
import { sheetKindNames, sheetKindTitle } from '@contract/one-sheets/one-sheet';
import type { SharedChat, SharedMessage } from '@contract/shares/share';
import { Download } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { AttachmentChips } from '@/conversation/attachments/attachment-chips';
import { Markdown } from '@/conversation/markdown/markdown';
import { MessageTime } from '@/conversation/messages/message-time';
import { TypedText } from '@/conversation/markdown/typed-text';
import { titled } from '@/lib/document-title';
import { Button } from '@/ui/button';
import { SheetTile } from '@/ui/sheet-tile';
import { SharedHeader } from '@/ui/shared-header';

/** Messages rendered at first; the rest of the first page follows shortly after. */
const firstRows = 30;

interface SharedConversationProps {
  /** Newest page first. */
  pages: SharedChat[];
  /** Loads the previous page; absent once the first message is shown. */
  onLoadEarlier: (() => void) | undefined;
  isLoading: boolean;
  /** Why earlier messages failed to load. */
  failure: string | undefined;
}

/** A shared conversation, oldest message first, with a button for earlier ones. */
export function SharedConversation({ pages, onLoadEarlier, isLoading, failure }: SharedConversationProps) {
  const { title, sharedAt } = pages[0] ?? { title: '', sharedAt: '' };
  useEffect(() => {
    document.title = titled(title);
  }, [title]);
  const list = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => rowsOf(pages), [pages]);
  const shown = useDeferredValue(rows, rows.slice(0, firstRows));
  const earlier = rows.length - (pages[0]?.messages.length ?? 0);
  const hasAll = !onLoadEarlier;
  useEffect(() => {
    // The button that loaded the last page was removed. If focus has moved elsewhere in the meantime, leave it there.
    const isLost = [null, document.body, document.getElementById('main')].includes(
      document.activeElement as HTMLElement | null,
    );
    if (hasAll && earlier > 0 && isLost) list.current?.focus({ preventScroll: true });
  }, [hasAll, earlier]);
  return (
    <div className="min-h-dvh bg-surface">
      <SharedHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[56rem] px-4 pb-20 pt-10 md:px-8 print:p-0">
        <h1 dir="auto" className="display-lg break-words">
          {title}
        </h1>
        <p className="mt-3 text-muted">
          A conversation with {assistantName}, shared <MessageTime iso={sharedAt} />
        </p>
        {onLoadEarlier && (
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
            <Button variant="outline" pending={isLoading} onClick={onLoadEarlier}>
              Show earlier messages
            </Button>
            <p className="text-muted">
              {failure ??
                `The conversation starts earlier. These are the last ${rows.length.toLocaleString('en')} messages.`}
            </p>
          </div>
        )}
        <p role="status" className="sr-only">
          {earlier > 0 && `${rows.length.toLocaleString('en')} messages shown`}
        </p>
        {/* Without scroll anchoring, earlier messages appear below the button, where reading continues. */}
        <ul
          ref={list}
          tabIndex={-1}
          aria-label="Messages"
          className="mt-10 flex flex-col gap-8 outline-none [overflow-anchor:none] print:mt-6 print:block"
        >
          {shown.map(({ key, content, isUser, createdAt, isPartial, sheet, steps, attachments }) => (
            // Skipped while off screen; the padding leaves room for a link's focus ring.
            <li
              key={key}
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
                  <TypedText text={content} />
                </div>
              ) : (
                <Markdown text={content === oneSheetMarker ? oneSheetSentence : content} isCut={isPartial} />
              )}
              {steps && (
                <ul aria-label="Steps" className="text-sm text-muted">
                  {steps.map((step, index) => (
                    <li key={index} dir="auto">
                      {step}
                    </li>
                  ))}
                </ul>
              )}
              {attachments && (
                <AttachmentChips attachments={attachments.map((attachment) => ({ ...attachment, mediaId: null }))} />
              )}
              {isPartial && <p className="text-muted">Stopped before the end.</p>}
              {sheet && (
                <SheetTile
                  thumbnailUrl={sheet.thumbnailUrl}
                  title={sheetKindTitle(sheet.variant)}
                  note={`Version ${sheet.version}`}
                >
                  <Button asChild variant="outline">
                    <a href={sheet.fileUrl} download aria-label={`Download ${sheetKindNames[sheet.variant]}`}>
                      <Download className="size-4.5" aria-hidden="true" />
                      Download
                    </a>
                  </Button>
                </SheetTile>
              )}
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

/** All loaded messages, oldest first. Keys stay stable when earlier ones are loaded. */
function rowsOf(pages: SharedChat[]): (SharedMessage & { key: string })[] {
  return pages
    .map(({ messages }, page) => messages.map((message, at) => ({ ...message, key: `${page}-${at}` })))
    .reverse()
    .flat();
}
