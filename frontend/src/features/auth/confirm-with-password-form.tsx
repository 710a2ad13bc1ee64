import type { EmailVerified } from '@contract/account/account';
import type { VerifyEmailBody } from '@contract/auth/verify-email.body';
import { useMutation } from '@tanstack/react-query';
import { api, sentenceOf } from '@/lib/api';
import { toast } from '@/ui/toasts/toast-store';
import { NewPasswordForm } from './new-password-form';

interface ConfirmWithPasswordFormProps {
  email: string;
  token: string;
  onDone: () => void;
}

/** Confirms an address without a session of its account: sets a new password and ends all sessions. */
export function ConfirmWithPasswordForm({ email, token, onDone }: ConfirmWithPasswordFormProps) {
  const confirm = useMutation({
    mutationFn: (body: VerifyEmailBody) => api.post<EmailVerified>('/api/verify-email', body),
    onSuccess: onDone,
    onError: (error) =>
      toast({ title: "Couldn't confirm your address", description: sentenceOf(error), variant: 'destructive' }),
  });
  return (
    <NewPasswordForm
      email={email}
      submitLabel="Confirm address"
      pending={confirm.isPending}
      onSubmit={(newPassword) => confirm.mutate({ token, newPassword })}
    />
  );
}
