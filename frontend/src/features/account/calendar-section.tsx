import type { CalendarFeed } from '@contract/releases/calendar-feed';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, sentenceOf } from '@/lib/api';
import { formatDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toasts/toast-store';
import { AccountSection } from './account-section';

const feedKey = ['/api/calendar'] as const;

/** Turns off the secret calendar address, if there is one. Also shown without a subscription. */
export function CalendarSection() {
  const queryClient = useQueryClient();
  const { data } = useQuery<CalendarFeed>({ queryKey: feedKey, refetchOnMount: 'always' });
  const remove = useMutation({
    mutationFn: () => api.delete<void>('/api/calendar'),
    onSuccess: () => toast({ title: 'Calendar address turned off' }),
    onError: (error) =>
      toast({ title: 'Failed to turn it off', description: sentenceOf(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: feedKey }),
  });
  if (!data?.createdAt) return null;
  return (
    <AccountSection title="Calendar address">
      <p className="max-w-[60ch]">
        Your plans have a secret address, made on {formatDay(data.createdAt)}. Any calendar that has it can read them,
        even after your subscription ends.
      </p>
      <Button variant="outline" pending={remove.isPending} onClick={() => remove.mutate()}>
        Turn it off
      </Button>
    </AccountSection>
  );
}
