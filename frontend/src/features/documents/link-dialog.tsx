import type { Document } from '@contract/documents/document';
import type { DocumentShare } from '@contract/documents/document-share';
import { ShareLinkDialog } from '@/conversation/share-link-dialog';

/** Shares a document as it is now. */
export function LinkDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const isDraft = document.findings.some(({ kind }) => kind === 'unproven');
  return (
    <ShareLinkDialog<DocumentShare>
      title="Share a link"
      shared={document.title}
      path={`/api/documents/${document.id}/share`}
      bodyOf={() => ({})}
      shows="Shows the text as of"
      onClose={onClose}
    >
      {() => isDraft && <p className="mt-3 text-sm">The page says DRAFT until every claim is confirmed or cut.</p>}
    </ShareLinkDialog>
  );
}
