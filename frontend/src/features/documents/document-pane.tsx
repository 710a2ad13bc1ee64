import { sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { DocumentEditor } from './document-editor';
import { useDocument } from './documents-query';

/** The open document, beside the chat if there is room for both, otherwise in its place. */
export function DocumentPane({ documentId, onClose }: { documentId: string; onClose: () => void }) {
  const query = useDocument(documentId);
  if (query.data) return <DocumentEditor key={documentId} document={query.data} onClose={onClose} />;
  return (
    <div className="flex grow flex-col items-center justify-center gap-4 p-6">
      {query.isPending ? (
        <Spinner className="size-8" label="Loading the document" />
      ) : (
        <p role="alert">This document did not load. {sentenceOf(query.error)}</p>
      )}
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
