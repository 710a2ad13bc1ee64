import { ApiError, sentenceOf } from '@/lib/api';
import { documentDrafts } from '@/lib/drafts';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { DocumentEditor } from './editor/document-editor';
import { useDocument } from './documents-query';
import { LeftText } from './left-text';
import { useLiveDraft } from './live-draft';
import { useOpenDocument } from './use-open-document';
import { WritingDocument } from './writing-document';

interface DocumentPaneProps {
  documentId: string;
  onClose: () => void;
  /** Sends a message to the assistant, in the document's chat or the open one. Resolves once the reply has started. */
  onAsk: (text: string, chatId: string | null) => Promise<void>;
}

/** The open document, beside the chat if there is room, otherwise in its place. */
export function DocumentPane({ documentId, onClose, onAsk }: DocumentPaneProps) {
  const draft = useLiveDraft(documentId);
  const { openDocument } = useOpenDocument();
  const query = useDocument(documentId, draft !== null);
  if (query.data && draft !== null) return <WritingDocument title={query.data.title} text={draft} onClose={onClose} />;
  if (query.data) {
    return <DocumentEditor key={documentId} document={query.data} onClose={onClose} onAsk={onAsk} />;
  }
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  const [left] = isGone ? documentDrafts.list(documentId) : [];
  return (
    <div className="flex grow flex-col items-center justify-center gap-4 p-6">
      {query.isPending ? (
        <Spinner className="size-8" label="Loading the document" />
      ) : (
        <p role="alert">This document did not load. {sentenceOf(query.error)}</p>
      )}
      {left && <LeftText documentId={documentId} draft={left} onSaved={openDocument} />}
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
