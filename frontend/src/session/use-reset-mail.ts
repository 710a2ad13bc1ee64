import type { ResetRequested } from '@contract/account';
import type { ForgotPasswordBody } from '@contract/forgot-password.body';
import { useMutation } from '@tanstack/react-query';
import { api, ApiError } from '@/lib/api';
import { toast } from '@/ui/toast-store';

/** Has a link to a new password mailed; a failure is told. `onSent` gets the server's answer. */
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
