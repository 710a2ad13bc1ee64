import { ChangePasswordBody } from '@contract/account/change-password.body';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { FormActions } from '@/ui/forms/form-actions';
import { PasswordInput } from '@/ui/forms/password-input';
import { toast } from '@/ui/toasts/toast-store';
import { sessionsKey } from './sessions-key';

/** Changes the password, which signs out other devices. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, setError } = useForm<ChangePasswordBody>({
    resolver: classValidatorResolver(ChangePasswordBody),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors } = formState;
  const change = useMutation({
    mutationFn: (body: ChangePasswordBody) => api.post<void>('/api/account/password', body),
    onSuccess: () => {
      toast({ title: 'Password changed', description: 'Every other device was signed out.' });
      void queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? error.fields : {};
      const wrong = (['currentPassword', 'newPassword'] as const).find((name) => fields[name]);
      if (wrong) setError(wrong, { message: fields[wrong] ?? '' });
      else toast({ title: 'Failed to change the password', description: sentenceOf(error), variant: 'destructive' });
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title="Change password">
      <form
        noValidate
        onSubmit={handleSubmit((body) => change.mutate(body, { onSuccess: onClose }))}
        className="flex flex-col gap-5"
      >
        <Field label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <Field label="New password" error={errors.newPassword?.message} hint="At least 8 characters.">
          <PasswordInput autoComplete="new-password" {...register('newPassword')} />
        </Field>
        <FormActions submitLabel="Save password" pending={change.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
