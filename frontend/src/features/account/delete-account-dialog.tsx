import { type DeletionReceipt, deletionPath } from '@contract/account/account-deletion';
import type { DeleteAccountBody } from '@contract/account/delete-account.body';
import type { User } from '@contract/account/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { PasswordInput } from '@/ui/forms/password-input';
import { Spinner } from '@/ui/spinner';
import { toast } from '@/ui/toasts/toast-store';
import { SignInAgain } from './sign-in-again';
import { signInMethodsKey, useSignInMethods } from './use-sign-in-methods';

interface DeleteAccountDialogProps {
  user: User;
  onClose: () => void;
}

/** Confirms the deletion with the password or a recent sign-in. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const queryClient = useQueryClient();
  const methods = useSignInMethods();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { currentPassword: '' } });
  const remove = useMutation({
    mutationFn: (body: DeleteAccountBody) => api.post<DeletionReceipt>('/api/account/delete', body),
    // A full page load, so nothing of the account stays in memory.
    onSuccess: ({ confirmation_code: code }) => window.location.replace(deletionPath(code)),
    onError: (error) => {
      const wrong = error instanceof ApiError ? error.fields['currentPassword'] : undefined;
      if (wrong) return setError('currentPassword', { message: wrong });
      if (error instanceof ApiError && error.code === 'fresh_sign_in_needed') {
        return void queryClient.invalidateQueries({ queryKey: signInMethodsKey });
      }
      toast({ title: 'Failed to delete the account', description: sentenceOf(error), variant: 'destructive' });
    },
  });
  const submit = handleSubmit((form) => remove.mutate(methods.data?.hasPassword ? form : {}));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete account"
      description={`This deletes the account of ${user.name} (${user.email}) with everything in it. It can't be undone.`}
    >
      {methods.isPending && <Spinner className="size-6" label="Loading" />}
      {methods.error && <Banner tone="danger">{sentenceOf(methods.error)}</Banner>}
      {methods.data && !methods.data.hasPassword && !methods.data.isFresh ? (
        <SignInAgain providers={methods.data.providers} onCancel={onClose} />
      ) : (
        methods.data && (
          <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
            {user.hasActiveSubscription && (
              <p>Your subscription ends now and you won't be charged again. Unused days aren't refunded.</p>
            )}
            {methods.data.hasPassword && (
              <Field label="Current password" error={formState.errors.currentPassword?.message}>
                <PasswordInput
                  autoComplete="current-password"
                  {...register('currentPassword', { required: 'Please enter your current password' })}
                />
              </Field>
            )}
            <div className="tear-line mt-1 flex flex-wrap justify-end gap-3 pt-5">
              <Button variant="outline" disabled={remove.isPending} onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" variant="danger" pending={remove.isPending || remove.isSuccess}>
                Delete for good
              </Button>
            </div>
          </form>
        )
      )}
    </Dialog>
  );
}
