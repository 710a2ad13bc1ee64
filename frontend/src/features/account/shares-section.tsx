import type { OwnedShare } from '@contract/shares/share';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, nextPage, readJson, request, sentenceOf } from '@/lib/api';
import { formatMessageTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { toast } from '@/ui/toasts/toast-store';
import { useNearbyFocus } from '@/ui/use-nearby-focus';
import { usePendingFocus } from '@/ui/forms/use-pending-focus';
import { AccountSection } from './account-section';
import { LoadFailure } from './load-failure';

const sharesKey = ['/api/shares'] as const;

interface SharesPage {
  shares: OwnedShare[];
  older: string | undefined;
}

async function readPage(response: Response): Promise<SharesPage> {
  return { shares: await readJson<OwnedShare[]>(response), older: nextPage(response) };
}

/** The artist's shared conversations, if any. Also shown without a subscription. */
export function SharesSection() {
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const pages = useInfiniteQuery({
    queryKey: sharesKey,
    queryFn: ({ pageParam, signal }) => request('GET', pageParam, readPage, { signal }),
    initialPageParam: sharesKey[0],
    getNextPageParam: ({ older }: SharesPage) => older,
    refetchOnMount: 'always',
  });
  const shares = pages.data?.pages.flatMap((page) => page.shares);
  const revoke = useMutation({
    mutationFn: ({ chatId }: OwnedShare) => api.delete<void>(`/api/chats/${chatId}/share`),
    onSuccess: () => toast({ title: 'The link no longer works' }),
    onError: (error) =>
      toast({ title: 'Failed to stop sharing', description: sentenceOf(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sharesKey }),
  });
  const showMore = async () => {
    const count = shares?.length ?? 0;
    await pages.fetchNextPage();
    // Focus the first new entry, since the button moves down or disappears.
    list.current?.children[count]?.querySelector('a')?.focus();
  };
  const onFocus = useNearbyFocus(revoke.isPending || pages.data, '#main');
  usePendingFocus(revoke.isPending);
  if (!pages.error && !shares?.length) return null;
  const now = new Date();
  return (
    <AccountSection title="Shared links">
      {pages.error && <LoadFailure error={pages.error} onRetry={() => void pages.refetch()} />}
      {shares && (
        <>
          <p className="max-w-[60ch]">Anyone with one of these links can read the conversation without signing in.</p>
          <ul ref={list} aria-label="Shared links" onFocus={onFocus} className="w-full divide-y divide-line">
            {shares.map((share) => (
              <li key={share.chatId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                <div className="min-w-0">
                  <p className="break-words font-semibold">
                    <TextLink to={new URL(share.url).pathname}>{share.title}</TextLink>
                  </p>
                  <p className="text-sm text-muted">Shared {formatMessageTime(share.sharedAt, now)}</p>
                </div>
                <Button
                  variant="outline"
                  disabled={revoke.isPending}
                  aria-label={`Stop sharing ${share.title}`}
                  onClick={() => revoke.mutate(share)}
                >
                  Stop sharing
                </Button>
              </li>
            ))}
          </ul>
          {pages.hasNextPage && (
            <Button variant="quiet" disabled={pages.isFetchingNextPage} onClick={() => void showMore()}>
              Show more
            </Button>
          )}
        </>
      )}
    </AccountSection>
  );
}
