import type { ResetRequested } from '@contract/account/account';
import type { ForgotPasswordBody } from '@contract/auth/forgot-password.body';
import { useMutation } from '@tanstack/react-query';
import { api, ApiError } from '@/lib/api';
import { toast } from '@/ui/toasts/toast-store';

/** Requests a password reset email. A failure is shown as a toast; `onSent` gets the server's response. */
export function useResetMail(onSent: (answer: ResetRequested) => void) {
  return useMutation({
    mutationFn: (body: ForgotPasswordBody) => api.post<ResetRequested>('/api/forgot-password', body),
    onSuccess: onSent,
    onError: (error) =>
      toast({
        title: 'Failed to send password reset email. Please try again.',
        description: error instanceof ApiError ? error.body : undefined,
        variant: 'destructive',
      }),
  });
}
