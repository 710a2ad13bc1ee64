import type { User } from '@contract/account/user';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '@/ui/toasts/toast-store';
import { detailsKey, invoicesKey, type useSubscriptionChanges } from './use-subscription-changes';

/**
 * The payment that a plan switch is waiting for, or null. It is confirmed in another tab; this one notices when the
 * user is reloaded with the new plan, and then completes the switch.
 */
export function useConfirmation(
  { tier }: User,
  { preview, change }: Pick<ReturnType<typeof useSubscriptionChanges>, 'preview' | 'change'>,
): { planName: string; url: string } | null {
  const queryClient = useQueryClient();
  const url = change.data?.confirmUrl;
  const plan = change.variables?.plan;
  const isConfirmed = Boolean(url) && plan?.id === tier;

  const finish = useEffectEvent(async () => {
    await Promise.all([detailsKey, invoicesKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    toast({ title: `You are on the ${plan?.name ?? 'new plan'} now` });
    change.reset();
    preview.reset();
  });
  useEffect(() => {
    if (isConfirmed) void finish();
  }, [isConfirmed]);

  return url && plan ? { url, planName: plan.name } : null;
}
