import type { Document } from '@contract/documents/document';
import type { DocumentShare } from '@contract/documents/document-share';
import { useRef } from 'react';
import { ShareLinkDialog } from '@/conversation/share-link-dialog';
import { Button } from '@/ui/button';
import { blanksWarning } from '@/ui/blanks-warning';

interface LinkDialogProps {
  document: Document;
  onClose: () => void;
  /** Shows the document's first blank. */
  onShowBlank: () => void;
}

/** Shares a document as it is now. */
export function LinkDialog({ document, onClose, onShowBlank }: LinkDialogProps) {
  const isLeavingForBlank = useRef(false);
  const isDraft = document.findings.some(({ kind }) => kind === 'unproven');
  const blanks = document.findings.filter(({ kind }) => kind === 'blank').length;
  const warning = blanksWarning(blanks);
  return (
    <ShareLinkDialog<DocumentShare>
      title="Share a link"
      shared={document.title}
      path={`/api/documents/${document.id}/share`}
      bodyOf={() => ({})}
      shows="Shows the text as of"
      onClose={onClose}
      onClosed={() => {
        if (isLeavingForBlank.current) onShowBlank();
      }}
    >
      {() => (
        <>
          {isDraft && <p className="mt-3 text-sm">The page says DRAFT until every claim is confirmed or cut.</p>}
          {warning && (
            <p className="mt-3 flex flex-wrap items-center gap-x-4 text-sm">
              {warning}
              <Button
                variant="quiet"
                className="-mx-2 px-2! text-sm underline underline-offset-4"
                onClick={() => {
                  isLeavingForBlank.current = true;
                  onClose();
                }}
              >
                {blanks === 1 ? 'Show it' : 'Show the first'}
              </Button>
            </p>
          )}
        </>
      )}
    </ShareLinkDialog>
  );
}
