import type { Document } from '@contract/documents/document';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { ScrollBox } from '@/ui/scroll-box';
import { resolveFailure, toastFailure } from '@/ui/toasts/toast-store';
import { cacheDocument } from '../documents-query';
import { WordDiff } from '../word-diff';

interface ChangeNoteProps {
  /** The title and text before the changes. */
  before: Pick<Document, 'title' | 'markdown'>;
  after: Document;
  /** Saves what is typed. @returns the version to undo */
  beforeUndo: () => Promise<number>;
  onUndone: (document: Document) => void;
  onClose: () => void;
}

/** What the assistant or another tab changed in the open document, with Undo. */
export function ChangeNote({ before, after, beforeUndo, onUndone, onClose }: ChangeNoteProps) {
  const queryClient = useQueryClient();
  const undo = useMutation({
    // Saves the text again: the version that had it may have been replaced by a later autosave.
    mutationFn: async () => {
      const baseVersion = await beforeUndo();
      const { title, markdown } = before;
      return api.put<Document>(`/api/documents/${after.id}`, { title, markdown, baseVersion });
    },
    onSuccess: (restored) => {
      resolveFailure('undo');
      cacheDocument(queryClient, restored);
      onUndone(restored);
      onClose();
    },
    onError: (error) => toastFailure('undo', { title: "Couldn't undo it", description: sentenceOf(error) }),
  });
  return (
    <section aria-label="Changes" className="border-b border-line bg-paper px-4 py-3">
      <h2 className="mb-2 font-bold">What changed</h2>
      <ScrollBox aria-label="Changed words" className="max-h-60">
        <WordDiff before={before.markdown} after={after.markdown} isBrief />
      </ScrollBox>
      <div className="mt-3 flex justify-end gap-2">
        <Button variant="outline" pending={undo.isPending} onClick={() => undo.mutate()}>
          Undo
        </Button>
        <Button onClick={onClose}>Keep</Button>
      </div>
    </section>
  );
}
