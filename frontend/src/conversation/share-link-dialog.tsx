import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { formatMessageTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { Spinner } from '@/ui/spinner';
import { resolveFailure, toast, toastFailure } from '@/ui/toasts/toast-store';
import { useToday } from './use-today';

interface ShareLinkDialogProps<Share> {
  title: string;
  /** The title of what is shared. */
  shared: string;
  /** GET returns the link as `{ share }`, PUT creates or updates it, DELETE revokes it. */
  path: string;
  /** The body of the PUT. */
  bodyOf: (share: Share | null) => object;
  /** What the link shows, before the time of the snapshot, such as "Shows the text as of". */
  shows: string;
  /** Notes and choices above the buttons. */
  children: (share: Share | null) => ReactNode;
  onClose: () => void;
  /** Called once it has closed and focus is back. */
  onClosed?: () => void;
}

/** Creates, updates and revokes a public link to a snapshot. */
export function ShareLinkDialog<Share extends { url: string; sharedAt: string }>({
  title,
  shared,
  path,
  bodyOf,
  shows,
  children,
  onClose,
  onClosed,
}: ShareLinkDialogProps<Share>) {
  const queryClient = useQueryClient();
  const today = useToday();
  const query = useQuery<{ share: Share | null }>({ queryKey: [path], staleTime: 0 });
  const share = query.data?.share;
  const set = (made: Share | null) => {
    resolveFailure('share');
    queryClient.setQueryData([path], { share: made });
  };
  const onError = (error: Error) => toastFailure('share', { title: 'Sharing failed', description: sentenceOf(error) });
  const put = useMutation({
    mutationFn: () => api.put<Share>(path, bodyOf(share ?? null)),
    onSuccess: set,
    onError,
  });
  const revoke = useMutation({ mutationFn: () => api.delete<void>(path), onSuccess: () => set(null), onError });
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied' });
    } catch {
      toastFailure('share', { title: 'Your browser blocked copying', description: 'Select the link and copy it.' });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...(onClosed && { onClosed })}
      title={title}
      description={`Anyone with the link can read “${shared}” as it is now, without signing in. They can’t see anything else in your account, and search engines are asked not to index it.`}
    >
      {query.isPending && <Spinner className="size-6" label="Loading" />}
      {query.error && <p role="alert">{sentenceOf(query.error)}</p>}
      {share && (
        <>
          <Field label="Link">
            <Input readOnly value={share.url} onFocus={(event) => event.target.select()} />
          </Field>
          <p className="mt-2 text-sm text-muted">
            {shows} {formatMessageTime(share.sharedAt, today)}.
          </p>
          {children(share)}
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
        <>
          {children(null)}
          <div className="tear-line mt-4 flex justify-end gap-3 pt-5">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button pending={put.isPending} onClick={() => put.mutate()}>
              Create link
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
