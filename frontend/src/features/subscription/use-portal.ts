import type { PortalSession } from '@contract/subscription/subscription';
import { useMutation } from '@tanstack/react-query';
import { api, sentenceOf } from '@/lib/api';
import { toast } from '@/ui/toasts/toast-store';

/** Opens the payment provider's portal for card and invoices. Stays pending while the browser navigates away. */
export function usePortal() {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api.post<PortalSession>('/api/subscription/portal', {}),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      toast({ title: "Couldn't open the payment pages", description: sentenceOf(error), variant: 'destructive' });
    },
  });
  return { openPortal: () => mutate(), isOpening: isPending || isSuccess };
}
