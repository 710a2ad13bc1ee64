import { kindGuides } from '@contract/documents/kind-guides';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useToday } from '@/conversation/use-today';
import { api, sentenceOf } from '@/lib/api';
import { formatMessageTime } from '@/lib/dates';
import { documentDrafts } from '@/lib/drafts';
import { AlertDialog } from '@/ui/dialogs/alert-dialog';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { IconButton } from '@/ui/icon-button';
import { Spinner } from '@/ui/spinner';
import { resolveFailure, toastFailure } from '@/ui/toasts/toast-store';
import { dropDocument, useDocuments } from './documents-query';
import { NewDocumentForm } from './new-document-form';

/** The artist's documents: create, search, open, delete. */
export function DocumentList({ onOpen }: { onOpen: (id: string) => void }) {
  const queryClient = useQueryClient();
  const today = useToday();
  const [search, setSearch] = useState('');
  const [removed, setRemoved] = useState<{ id: string; title: string } | null>(null);
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useDocuments(search.trim());
  const documents = data?.pages.flatMap(({ items }) => items) ?? [];
  const remove = useMutation({
    mutationFn: (id: string) => api.delete<void>(`/api/documents/${id}`),
    onSuccess: (_nothing, id) => {
      resolveFailure('delete');
      documentDrafts.write(id, null);
      dropDocument(queryClient, id);
    },
    onError: (failure) =>
      toastFailure('delete', { title: "Couldn't delete the document", description: sentenceOf(failure) }),
  });
  return (
    <div className="flex flex-col gap-4">
      <NewDocumentForm onOpen={onOpen} />
      <Field label="Search documents">
        <Input type="search" value={search} maxLength={200} onChange={(event) => setSearch(event.target.value)} />
      </Field>
      {isPending && <Spinner className="size-6" label="Loading your documents" />}
      {error && <p role="alert">{sentenceOf(error)}</p>}
      {data && documents.length === 0 && (
        <p className="mx-auto max-w-[44ch] py-6 text-center text-muted">
          {search.trim()
            ? `No results for “${search.trim()}”.`
            : 'No documents yet. Ask for a press release, a pitch or a bio in a chat, or start one here.'}
        </p>
      )}
      {documents.length > 0 && (
        <ul aria-label="Documents" className="flex flex-col">
          {documents.map(({ id, title, kind, updatedAt, findings }) => {
            const open = findings.filter((finding) => finding.kind === 'unproven').length;
            return (
              <li key={id} className="flex items-center gap-2 border-b border-line last:border-0">
                <button
                  type="button"
                  onClick={() => onOpen(id)}
                  className="flex min-h-14 min-w-0 grow flex-col items-start justify-center rounded-control px-2 py-1.5 text-left hover:bg-bubble"
                >
                  <span className="max-w-full truncate font-bold">{title}</span>
                  <span className="text-sm text-muted">
                    {kindGuides[kind].label} · {formatMessageTime(updatedAt, today)}
                    {open > 0 && ` · ${open} not confirmed`}
                  </span>
                </button>
                <IconButton label={`Delete: ${title}`} onClick={() => setRemoved({ id, title })}>
                  <Trash2 className="size-4.5" aria-hidden="true" />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="outline" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      <AlertDialog
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title="Delete document"
        description={`This deletes “${removed?.title ?? ''}” with all of its versions. This action cannot be undone.`}
        confirmLabel="Delete"
        isDestructive
        onConfirm={() => {
          if (removed) remove.mutate(removed.id);
          setRemoved(null);
        }}
      />
    </div>
  );
}
