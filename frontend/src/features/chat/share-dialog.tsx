import type { Chat } from '@contract/chats/chat';
import type { ChatShare } from '@contract/shares/share';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMessageTime } from '@/lib/dates';
import { useToday } from '@/conversation/use-today';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { Spinner } from '@/ui/spinner';
import { toast } from '@/ui/toasts/toast-store';

/** Creates, updates and revokes a public link to a snapshot of a conversation. */
export function ShareDialog({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const queryClient = useQueryClient();
  const today = useToday();
  const path = `/api/chats/${chat.id}/share`;
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<{ share: ChatShare | null }>(path, { signal }),
    staleTime: 0,
  });
  const share = query.data?.share;
  const set = (made: ChatShare | null) => queryClient.setQueryData([path], { share: made });
  const onError = (error: Error) => {
    toast({ title: 'Sharing failed', description: sentenceOf(error), variant: 'destructive' });
  };
  const [chosen, setChosen] = useState<boolean>();
  const withSheets = chosen ?? share?.withSheets ?? false;
  const put = useMutation({ mutationFn: () => api.put<ChatShare>(path, { withSheets }), onSuccess: set, onError });
  const revoke = useMutation({ mutationFn: () => api.delete<void>(path), onSuccess: () => set(null), onError });
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied' });
    } catch {
      toast({ title: 'Your browser blocked copying', variant: 'destructive' });
    }
  };

  const sheetsChoice = (
    <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={withSheets}
        onChange={({ target }) => setChosen(target.checked)}
        className="size-6 shrink-0 accent-(--accent)"
      />
      <span>Let readers download the one-sheets made in this chat</span>
    </label>
  );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Share"
      description={`Anyone with the link can read “${chat.title}” as it is now, without signing in. They can’t see anything else in your account, and search engines are asked not to index it.`}
    >
      {query.isPending && <Spinner className="size-6" label="Loading" />}
      {query.error && <p role="alert">{sentenceOf(query.error)}</p>}
      {share && (
        <>
          <Field label="Link">
            <Input readOnly value={share.url} onFocus={(event) => event.target.select()} />
          </Field>
          <p className="mt-2 text-sm text-muted">
            Shows the conversation up to {formatMessageTime(share.sharedAt, today)}.
          </p>
          {sheetsChoice}
          {withSheets !== share.withSheets && (
            <p role="status" className="text-sm text-muted">
              Update the link to change it for readers.
            </p>
          )}
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
          {sheetsChoice}
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
