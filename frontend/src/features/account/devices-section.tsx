import type { Session } from '@contract/account/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { formatMessageTime } from '@/lib/dates';
import { AlertDialog } from '@/ui/dialogs/alert-dialog';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { toast } from '@/ui/toasts/toast-store';
import { useNearbyFocus } from '@/ui/use-nearby-focus';
import { usePendingFocus } from '@/ui/forms/use-pending-focus';
import { AccountSection } from './account-section';
import { LoadFailure } from './load-failure';
import { sessionsKey } from './sessions-key';

/** The signed-in devices. Signing one out takes effect there within moments. */
export function DevicesSection() {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const sessions = useQuery<Session[]>({ queryKey: sessionsKey, refetchOnMount: 'always' });
  const signOut = useMutation({
    mutationFn: (which: { id: string } | 'others') =>
      which === 'others'
        ? api.post<void>('/api/sessions/revoke-others')
        : api.delete<void>(`/api/sessions/${which.id}`),
    onSuccess: (_, which) =>
      toast({ title: which === 'others' ? 'All other devices were signed out' : 'The device was signed out' }),
    onError: (error) => toast({ title: 'Failed to sign out', description: sentenceOf(error), variant: 'destructive' }),
    onSettled: () => {
      setIsAsking(false);
      return queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  const onFocus = useNearbyFocus(signOut.isPending || sessions.data, '#main');
  usePendingFocus(signOut.isPending);
  const now = new Date();
  return (
    <AccountSection title="Devices">
      {sessions.isPending && <Spinner className="size-6" label="Loading your devices" />}
      {sessions.error && <LoadFailure error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.data && (
        <ul aria-label="Devices" onFocus={onFocus} className="w-full divide-y divide-line">
          {sessions.data.map((session) => (
            <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <div className="min-w-0">
                <p className="font-semibold">{session.device}</p>
                <p className="text-sm text-muted">Last used {formatMessageTime(session.lastUsedAt, now)}</p>
              </div>
              {session.isCurrent ? (
                <Badge tone="accent">This device</Badge>
              ) : (
                <Button
                  variant="outline"
                  disabled={signOut.isPending}
                  aria-label={`Sign out ${session.device}, last used ${formatMessageTime(session.lastUsedAt, now)}`}
                  onClick={() => signOut.mutate(session)}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {sessions.data && sessions.data.length > 1 && (
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          Sign out all other devices
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Sign out all other devices"
        description="All other devices will have to log in again."
        confirmLabel="Sign out"
        pending={signOut.isPending}
        onConfirm={() => signOut.mutate('others')}
      />
    </AccountSection>
  );
}
