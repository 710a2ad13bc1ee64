import type { SharedDocument } from '@contract/documents/document-share';
import { useEffect } from 'react';
import { Markdown } from '@/conversation/markdown/markdown';
import { MessageTime } from '@/conversation/messages/message-time';
import { titled } from '@/lib/document-title';
import { SharedHeader } from '@/ui/shared-header';
import { withoutEmptyHeadings } from './empty-headings';

/** A document behind a public link, for anyone who has it. */
export function SharedDocumentView({ document: { title, markdown, isDraft, sharedAt } }: { document: SharedDocument }) {
  useEffect(() => {
    document.title = titled(title);
  }, [title]);
  return (
    <div className="min-h-dvh bg-surface">
      <SharedHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[46rem] px-4 pb-20 pt-10 md:px-8 print:p-0">
        <h1 dir="auto" className="display-lg break-words print:hidden">
          {title}
        </h1>
        <p className="mt-3 text-muted print:hidden">
          Shared <MessageTime iso={sharedAt} />
        </p>
        {isDraft && (
          <p className="mt-6 rounded-control border-2 border-danger px-4 py-2 font-bold text-danger">
            DRAFT: not confirmed by the artist yet
          </p>
        )}
        <article dir="auto" aria-label={title} className="mt-8">
          <Markdown text={withoutEmptyHeadings(markdown)} />
        </article>
      </main>
    </div>
  );
}
