import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError, sentenceOf } from '@/lib/api';
import { addPasskey, hasPasskeyAlready, wasCanceled } from '@/lib/passkeys';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { FormActions } from '@/ui/forms/form-actions';
import { PasswordInput } from '@/ui/forms/password-input';
import { toast } from '@/ui/toasts/toast-store';
import { passkeysKey } from './passkeys-query';
import { Reauthentication } from './reauthentication';
import { signInMethodsKey } from './use-sign-in-methods';

/** Adds a passkey: re-authentication, then the browser's own dialog. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Add a passkey">
      <Reauthentication onCancel={onClose}>
        {(needsPassword) => <AddPasskeyForm needsPassword={needsPassword} onClose={onClose} />}
      </Reauthentication>
    </Dialog>
  );
}

function AddPasskeyForm({ needsPassword, onClose }: { needsPassword: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { currentPassword: '' } });
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: ({ name }) => {
      toast({ title: 'Passkey added', description: `It's called “${name}”. You can rename it.` });
      onClose();
    },
    onError: (error) => {
      const wrong = error instanceof ApiError ? error.fields['currentPassword'] : undefined;
      if (wrong) return setError('currentPassword', { message: wrong });
      if (error instanceof ApiError && error.code === 'reauthentication_required') {
        return void queryClient.invalidateQueries({ queryKey: signInMethodsKey });
      }
      toast({ title: "The passkey wasn't added", description: reasonOf(error), variant: 'destructive' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysKey }),
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit((form) => add.mutate(needsPassword ? form : {}))}
      className="flex flex-col gap-5"
    >
      <p>
        Your device or password manager asks for your fingerprint, face or PIN. From then on, the same is enough to log
        in.
      </p>
      {needsPassword && (
        <Field label="Current password" error={formState.errors.currentPassword?.message}>
          <PasswordInput
            autoComplete="current-password"
            {...register('currentPassword', { required: 'Please enter your current password' })}
          />
        </Field>
      )}
      <FormActions submitLabel="Continue" pending={add.isPending} onCancel={onClose} />
    </form>
  );
}

function reasonOf(error: unknown): string {
  if (hasPasskeyAlready(error)) return 'This device or password manager already has a passkey for your account.';
  return wasCanceled(error) ? 'It was canceled or took too long. Please try again.' : sentenceOf(error);
}
