import type { PlanId } from '@contract/subscription/plans';
import type { PlanSwitch, SubscriptionDetails, SwitchPreview } from '@contract/subscription/subscription';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { reloadUser } from '@/session/user-query';
import { toast } from '@/ui/toasts/toast-store';
import { accessEnd } from './subscription-state';

export const detailsKey = ['/api/subscription/details'] as const;
export const invoicesKey = ['/api/subscription/invoices'] as const;

/** Changes to a running subscription. Each shows a toast and reloads the user. */
export function useSubscriptionChanges() {
  const queryClient = useQueryClient();
  const adopt = async (details: SubscriptionDetails) => {
    queryClient.setQueryData(detailsKey, details);
    void queryClient.invalidateQueries({ queryKey: invoicesKey });
    await reloadUser(queryClient);
  };

  const cancel = useMutation({
    mutationFn: () => api.post<SubscriptionDetails>('/api/subscription/cancel', {}),
    onSuccess: async (details) => {
      toast({
        title: 'Subscription Cancelled',
        description: `It stays active until ${accessEnd(details.endDate)}.`,
      });
      await adopt(details);
    },
    onError: (error) => {
      toast({ title: 'Failed to cancel subscription', description: cancelProblem(error), variant: 'destructive' });
    },
  });

  const resume = useMutation({
    mutationFn: () => api.post<SubscriptionDetails>('/api/subscription/resume', {}),
    onSuccess: async (details) => {
      toast({ title: 'Subscription resumed', description: 'It renews as before.' });
      await adopt(details);
    },
    onError: (error) => {
      toast({ title: 'Failed to resume subscription', description: sentenceOf(error), variant: 'destructive' });
    },
  });

  const preview = useMutation({
    mutationFn: (planId: PlanId) => api.post<SwitchPreview>('/api/subscription/switch/preview', { planId }),
    onError: (error) => {
      toast({ title: "Couldn't calculate the price", description: sentenceOf(error), variant: 'destructive' });
    },
  });

  const change = useMutation({
    mutationFn: ({ plan, asOf }: SwitchPreview) =>
      api.post<PlanSwitch>('/api/subscription/switch', { planId: plan.id, asOf }),
    onSuccess: async ({ confirmUrl, ...details }) => {
      if (confirmUrl) return;
      toast({ title: `You are on the ${details.plan?.name ?? 'new plan'} now` });
      preview.reset();
      await adopt(details);
    },
    onError: (error) => {
      toast({ title: 'Failed to switch plans', description: sentenceOf(error), variant: 'destructive' });
    },
  });

  return { cancel, resume, preview, change };
}

/** The message of a failed cancellation. SPEC.md section 7 defines the one for a non-JSON error. */
function cancelProblem(error: Error): string {
  const isUnreadable = error instanceof ApiError && error.status !== 0 && !error.json;
  return isUnreadable ? 'Server returned an invalid response' : sentenceOf(error);
}
