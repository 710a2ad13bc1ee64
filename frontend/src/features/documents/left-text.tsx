import type { Document } from '@contract/documents/document';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { type DocumentDraft, documentDrafts } from '@/lib/drafts';
import { Button } from '@/ui/button';
import { ScrollBox } from '@/ui/scroll-box';
import { resolveFailure, toastFailure } from '@/ui/toasts/toast-store';
import { cacheDocument } from './documents-query';

const title = 'Unsaved text';

interface LeftTextProps {
  documentId: string;
  draft: DocumentDraft;
  /** Called with the id of the document that has the text now. */
  onSaved: (id: string) => void;
}

/** The text that this browser has of a document that was deleted elsewhere before it was saved. */
export function LeftText({ documentId, draft, onSaved }: LeftTextProps) {
  const queryClient = useQueryClient();
  const [id] = useState(() => crypto.randomUUID());
  const save = useMutation({
    mutationFn: () =>
      api.post<Document>('/api/documents', {
        id,
        kind: 'other',
        title: draft.title ?? title,
        markdown: draft.markdown,
      }),
    onSuccess: (document) => {
      resolveFailure('left-text');
      documentDrafts.removeSaved(documentId, { title, ...draft });
      cacheDocument(queryClient, document);
      onSaved(document.id);
    },
    onError: (error) => toastFailure('left-text', { title: "Couldn't save the text", description: sentenceOf(error) }),
  });
  return (
    <>
      <p>It may have been deleted in another tab. What you hadn&apos;t saved is still in this browser:</p>
      <ScrollBox
        aria-label={title}
        className="max-h-80 w-full whitespace-pre-wrap break-words rounded-control border border-line p-3"
      >
        {draft.markdown}
      </ScrollBox>
      <Button pending={save.isPending} onClick={() => save.mutate()}>
        Save as a new document
      </Button>
    </>
  );
}
