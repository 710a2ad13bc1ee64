import type { ResetPasswordBody } from '@contract/auth/reset-password.body';
import { useMutation } from '@tanstack/react-query';
import { api, ApiError } from '@/lib/api';
import { toast } from '@/ui/toasts/toast-store';
import { NewPasswordForm } from './new-password-form';

interface ResetPasswordFormProps {
  email: string;
  token: string;
  onDone: () => void;
}

/** Sets a new password with a reset link. */
export function ResetPasswordForm({ email, token, onDone }: ResetPasswordFormProps) {
  const reset = useMutation({
    mutationFn: (body: ResetPasswordBody) => api.post<void>('/api/reset-password', body),
    onSuccess: onDone,
    onError: (error) =>
      toast({
        title: 'Failed to reset password. Please try again or request a new reset link.',
        description: error instanceof ApiError ? error.body : undefined,
        variant: 'destructive',
      }),
  });
  return (
    <NewPasswordForm
      email={email}
      submitLabel="Reset Password"
      pending={reset.isPending}
      onSubmit={(newPassword) => reset.mutate({ email, token, newPassword })}
    />
  );
}
