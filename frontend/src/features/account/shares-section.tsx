import type { OwnedShare } from '@contract/share';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, sentenceOf } from '@/lib/api';
import { formatMessageTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { toast } from '@/ui/toast-store';
import { useNearbyFocus } from '@/ui/use-nearby-focus';
import { usePendingFocus } from '@/ui/use-pending-focus';
import { AccountSection } from './account-section';
import { LoadFailure } from './load-failure';

const sharesKey = ['/api/shares'] as const;

/** The conversations that anybody with their links may read, where there are any: here also without a subscription. */
export function SharesSection() {
  const queryClient = useQueryClient();
  const shares = useQuery<OwnedShare[]>({ queryKey: sharesKey, refetchOnMount: 'always' });
  const revoke = useMutation({
    mutationFn: ({ chatId }: OwnedShare) => api.delete<void>(`/api/chats/${chatId}/share`),
    onSuccess: () => toast({ title: 'The link leads nowhere now' }),
    onError: (error) =>
      toast({ title: 'Failed to stop sharing', description: sentenceOf(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sharesKey }),
  });
  const onFocus = useNearbyFocus(revoke.isPending || shares.data, '#main');
  usePendingFocus(revoke.isPending);
  if (!shares.error && !shares.data?.length) return null;
  const now = new Date();
  return (
    <AccountSection title="Shared links">
      {shares.error && <LoadFailure error={shares.error} onRetry={() => void shares.refetch()} />}
      {shares.data && (
        <>
          <p className="max-w-[60ch]">Whoever has one of these links can read the conversation without signing in.</p>
          <ul aria-label="Shared links" onFocus={onFocus} className="w-full divide-y divide-line">
            {shares.data.map((share) => (
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
        </>
      )}
    </AccountSection>
  );
}
