import type { Document } from '@contract/documents/document';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toasts/toast-store';
import { cacheDocument } from './documents-query';
import { WordDiff } from './word-diff';

interface ChangeNoteProps {
  before: { version: number; markdown: string };
  after: Document;
  onUndone: (document: Document) => void;
  onClose: () => void;
}

/** What the assistant or another tab changed in the open document, with Undo. */
export function ChangeNote({ before, after, onUndone, onClose }: ChangeNoteProps) {
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: () => api.post<Document>(`/api/documents/${after.id}/restore`, { version: before.version }),
    onSuccess: (restored) => {
      cacheDocument(queryClient, restored);
      onUndone(restored);
      onClose();
    },
    onError: (error) => toast({ title: "Couldn't undo it", description: sentenceOf(error), variant: 'destructive' }),
  });
  return (
    <section aria-label="Changes" className="border-b border-line bg-paper px-4 py-3">
      <h2 className="mb-2 font-bold">What changed</h2>
      <div
        role="group"
        aria-label="Changed words"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard
        tabIndex={0}
        className="max-h-60 overflow-y-auto"
      >
        <WordDiff before={before.markdown} after={after.markdown} isBrief />
      </div>
      <div className="mt-3 flex justify-end gap-2">
        <Button variant="outline" pending={undo.isPending} onClick={() => undo.mutate()}>
          Undo
        </Button>
        <Button onClick={onClose}>Keep</Button>
      </div>
    </section>
  );
}
