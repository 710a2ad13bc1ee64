import type { PlanReminder } from '@contract/releases/reminder';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, sentenceOf } from '@/lib/api';
import { useAuth } from '@/session/use-auth';

const reminderKey = ['/api/reminders'] as const;

/** The switch for the Monday morning email. */
export function MondayReminder() {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  const { data } = useQuery<PlanReminder>({ queryKey: reminderKey, refetchOnMount: 'always' });
  const change = useMutation({
    mutationFn: (isOn: boolean) => api.put<PlanReminder>('/api/reminders', { isOn }),
    // One at a time, so the last one counts.
    scope: { id: 'reminders' },
    onSuccess: (reminder) => queryClient.setQueryData(reminderKey, reminder),
  });
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={change.isPending ? change.variables : (data?.isOn ?? false)}
          disabled={!data}
          onChange={(event) => change.mutate(event.target.checked)}
          className="size-6 shrink-0 accent-(--accent)"
        />
        Every Monday morning, email me what's due
      </label>
      {data?.isOn && user?.emailVerified === false && (
        <p className="text-sm text-muted">Confirm your email address first: we only write to confirmed ones.</p>
      )}
      {change.error && <p role="alert">{sentenceOf(change.error)}</p>}
    </div>
  );
}
