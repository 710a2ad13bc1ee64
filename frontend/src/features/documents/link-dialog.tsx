import type { Document } from '@contract/documents/document';
import type { DocumentShare } from '@contract/documents/document-share';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useToday } from '@/conversation/use-today';
import { api, sentenceOf } from '@/lib/api';
import { formatMessageTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { Spinner } from '@/ui/spinner';
import { resolveFailure, toast, toastFailure } from '@/ui/toasts/toast-store';

/** Creates, updates and revokes a public link to a document as it is now. */
export function LinkDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const queryClient = useQueryClient();
  const today = useToday();
  const path = `/api/documents/${document.id}/share`;
  const query = useQuery<{ share: DocumentShare | null }>({ queryKey: [path], staleTime: 0 });
  const share = query.data?.share;
  const set = (made: DocumentShare | null) => {
    resolveFailure('share');
    queryClient.setQueryData([path], { share: made });
  };
  const onError = (error: Error) => toastFailure('share', { title: 'Sharing failed', description: sentenceOf(error) });
  const put = useMutation({ mutationFn: () => api.put<DocumentShare>(path, {}), onSuccess: set, onError });
  const revoke = useMutation({ mutationFn: () => api.delete<void>(path), onSuccess: () => set(null), onError });
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied' });
    } catch {
      toastFailure('share', { title: 'Your browser blocked copying', description: 'Select the link and copy it.' });
    }
  };
  const isDraft = document.findings.some(({ kind }) => kind === 'unproven');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Share a link"
      description={`Anyone with the link can read “${document.title}” as it is now, without signing in. They can’t see anything else in your account, and search engines are asked not to index it.`}
    >
      {query.isPending && <Spinner className="size-6" label="Loading" />}
      {query.error && <p role="alert">{sentenceOf(query.error)}</p>}
      {isDraft && <p className="mb-3 text-sm">The page says DRAFT until every claim is confirmed or cut.</p>}
      {share && (
        <>
          <Field label="Link">
            <Input readOnly value={share.url} onFocus={(event) => event.target.select()} />
          </Field>
          <p className="mt-2 text-sm text-muted">Shows the text of {formatMessageTime(share.sharedAt, today)}.</p>
          <div className="tear-line mt-6 flex flex-col-reverse gap-3 pt-5 md:flex-row md:justify-end">
            <Button variant="danger" pending={revoke.isPending} onClick={() => revoke.mutate()}>
              Stop sharing
            </Button>
            <Button variant="outline" pending={put.isPending} onClick={() => put.mutate()}>
              Update link
            </Button>
            {'clipboard' in navigator && <Button onClick={() => void copy(share.url)}>Copy link</Button>}
          </div>
        </>
      )}
      {share === null && (
        <div className="tear-line flex justify-end gap-3 pt-5">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button pending={put.isPending} onClick={() => put.mutate()}>
            Create link
          </Button>
        </div>
      )}
    </Dialog>
  );
}
