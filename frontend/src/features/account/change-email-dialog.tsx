import { ChangeEmailBody } from '@contract/account/change-email.body';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { FormActions } from '@/ui/forms/form-actions';
import { Input } from '@/ui/forms/input';
import { PasswordInput } from '@/ui/forms/password-input';
import { toast } from '@/ui/toasts/toast-store';

interface ChangeEmailDialogProps {
  onClose: () => void;
  /** Called when the link was sent to this address. */
  onAsked: (email: string) => void;
}

/** Changes the email address. Takes effect when the emailed link is opened. */
export function ChangeEmailDialog({ onClose, onAsked }: ChangeEmailDialogProps) {
  const { register, handleSubmit, formState, setError } = useForm<ChangeEmailBody>({
    resolver: classValidatorResolver(ChangeEmailBody),
    defaultValues: { email: '', currentPassword: '' },
  });
  const { errors } = formState;
  const change = useMutation({
    mutationFn: (body: ChangeEmailBody) => api.post<void>('/api/account/email', body),
    onSuccess: (_, { email }) => onAsked(email.trim()),
    onError: (error) => {
      const fields = error instanceof ApiError ? error.fields : {};
      const wrong = (['email', 'currentPassword'] as const).find((name) => fields[name]);
      if (wrong) setError(wrong, { message: fields[wrong] ?? '' });
      else if (error instanceof ApiError && error.code === 'email_taken') {
        setError('email', { message: 'Another account uses this address' });
      } else
        toast({ title: "Couldn't change your email address", description: sentenceOf(error), variant: 'destructive' });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change email address"
      description="We'll email a link to the new address. Your account changes once you open it."
    >
      <form
        noValidate
        onSubmit={handleSubmit((body) => change.mutate(body, { onSuccess: onClose }))}
        className="flex flex-col gap-5"
      >
        <Field label="New email" error={errors.email?.message}>
          <Input type="email" autoComplete="email" inputMode="email" {...register('email')} />
        </Field>
        <Field label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <FormActions submitLabel="Send link" pending={change.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
