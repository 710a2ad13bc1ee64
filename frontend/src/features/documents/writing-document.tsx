import { assistantName } from '@contract/app';
import { X } from 'lucide-react';
import { Markdown } from '@/conversation/markdown/markdown';
import { IconButton } from '@/ui/icon-button';
import { ScrollBox } from '@/ui/scroll-box';

interface WritingDocumentProps {
  title: string;
  text: string;
  onClose: () => void;
}

/** A document while the assistant writes it. It can be edited once it is complete. */
export function WritingDocument({ title, text, onClose }: WritingDocumentProps) {
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line px-3 py-1.5">
        <h1 className="min-w-0 grow truncate font-display text-lg font-extrabold">{title}</h1>
        <p role="status" className="shrink-0 text-sm text-muted">
          {assistantName} is writing…
        </p>
        <IconButton label="Close the document" onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {/* In reverse direction, so the view stays at the end as the text grows. */}
      <ScrollBox
        aria-label={`Text of ${title}`}
        className="flex min-h-0 grow flex-col-reverse px-6 py-4"
        aria-busy="true"
      >
        <div className="grow">
          <Markdown text={text} isWriting />
        </div>
      </ScrollBox>
    </>
  );
}
