import { assistantName } from '@contract/app';
import type { Document, DocumentVersionPage, DocumentVersionText } from '@contract/documents/document';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday } from '@/conversation/use-today';
import { api, sentenceOf } from '@/lib/api';
import { formatMessageTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Spinner } from '@/ui/spinner';
import { resolveFailure, toastFailure } from '@/ui/toasts/toast-store';
import { cacheDocument } from './documents-query';
import { WordDiff } from './word-diff';

interface VersionsDialogProps {
  document: Document;
  onClose: () => void;
  onRestored: (document: Document) => void;
}

/** Older versions with the changes since, and a button to restore one. */
export function VersionsDialog({ document, onClose, onRestored }: VersionsDialogProps) {
  const queryClient = useQueryClient();
  const today = useToday();
  const path = `/api/documents/${document.id}/versions`;
  const versions = useQuery<DocumentVersionPage>({ queryKey: [path], staleTime: 0 });
  const earlier = (versions.data?.items ?? []).filter(({ version }) => version < document.version);
  const [chosen, setChosen] = useState<number | null>(null);
  const version = chosen ?? earlier[0]?.version;
  const text = useQuery<DocumentVersionText>({ queryKey: [`${path}/${version}`], enabled: version !== undefined });
  const restore = useMutation({
    mutationFn: (to: number) => api.post<Document>(`/api/documents/${document.id}/restore`, { version: to }),
    onSuccess: (restored) => {
      resolveFailure('restore');
      cacheDocument(queryClient, restored);
      onRestored(restored);
      onClose();
    },
    onError: (error) => toastFailure('restore', { title: "Couldn't restore it", description: sentenceOf(error) }),
  });
  return (
    <Dialog open onOpenChange={onClose} width="lg" title="Versions" description={document.title}>
      {versions.isPending && <Spinner className="size-6" label="Loading the versions" />}
      {versions.error && <p role="alert">{sentenceOf(versions.error)}</p>}
      {versions.data && earlier.length === 0 && <p className="text-muted">This is the only version so far.</p>}
      {earlier.length > 0 && (
        <>
          <label className="flex flex-col gap-1 font-bold">
            Compare with
            <select
              className="min-h-11 rounded-control border-[1.5px] border-ink bg-surface px-3 font-normal"
              value={version}
              onChange={(event) => setChosen(Number(event.target.value))}
            >
              {earlier.map(({ version: each, by, createdAt }) => (
                <option key={each} value={each}>
                  Version {each}, {by === 'artist' ? 'you' : assistantName}, {formatMessageTime(createdAt, today)}
                </option>
              ))}
            </select>
          </label>
          <p className="mb-2 mt-4 text-sm text-muted">
            Crossed out: only in that version. Bold: only in the current one.
          </p>
          {text.data && <WordDiff before={text.data.markdown} after={document.markdown} />}
          {text.error && <p role="alert">{sentenceOf(text.error)}</p>}
          <div className="tear-line mt-6 flex justify-end pt-5">
            <Button
              pending={restore.isPending}
              disabled={!text.data}
              onClick={() => version !== undefined && restore.mutate(version)}
            >
              Restore version {version}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
