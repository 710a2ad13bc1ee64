import type { RecoveryCodes as NewCodes } from '@contract/auth/two-factor';
import type { TwoFactorChangeBody } from '@contract/auth/two-factor-change.body';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { CodeInput } from '@/ui/forms/code-input';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { FormActions } from '@/ui/forms/form-actions';
import { PasswordInput } from '@/ui/forms/password-input';
import { toast } from '@/ui/toasts/toast-store';
import { RecoveryCodes } from './recovery-codes';
import { twoFactorKey } from './two-factor-query';

const changes = {
  off: {
    path: '/api/account/two-factor/disable',
    title: (
      <>
        Turn off <span className="whitespace-nowrap">two-step</span> verification
      </>
    ),
    description: 'Signing in will no longer ask for a code, and your recovery codes stop working.',
    submitLabel: 'Turn off',
    failure: "Couldn't turn it off",
  },
  codes: {
    path: '/api/account/two-factor/recovery-codes',
    title: 'Get new recovery codes',
    description: 'You get ten new codes. The old ones stop working.',
    submitLabel: 'Get new codes',
    failure: "Couldn't make new codes",
  },
};

interface ChangeTwoFactorDialogProps {
  change: keyof typeof changes;
  hasPassword: boolean;
  onClose: () => void;
}

/** Turns two-step verification off or renews the recovery codes. Requires the password or a code. */
export function ChangeTwoFactorDialog({ change, hasPassword, onClose }: ChangeTwoFactorDialogProps) {
  const { path, title, description, submitLabel, failure } = changes[change];
  const queryClient = useQueryClient();
  const [usesCode, setUsesCode] = useState(!hasPassword);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { currentPassword: '', code: '' } });
  const { errors } = formState;
  const send = useMutation({
    mutationFn: (body: TwoFactorChangeBody) => api.post<NewCodes | undefined>(path, body),
    onSuccess: (answer) => {
      void queryClient.invalidateQueries({ queryKey: twoFactorKey });
      if (answer) return setCodes(answer.codes);
      toast({ title: 'Two-step verification is off' });
      onClose();
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? error.fields : {};
      const wrong = (['currentPassword', 'code'] as const).find((name) => fields[name]);
      if (wrong) setError(wrong, { message: fields[wrong] ?? '' });
      else toast({ title: failure, description: sentenceOf(error), variant: 'destructive' });
    },
  });
  if (codes) {
    return (
      <Dialog open onOpenChange={onClose} title="Save your recovery codes">
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <form
        noValidate
        onSubmit={handleSubmit(({ currentPassword, code }) => send.mutate(usesCode ? { code } : { currentPassword }))}
        className="flex flex-col gap-5"
      >
        {usesCode ? (
          <Field
            key="code"
            label="Code"
            error={errors.code?.message}
            hint="From your authenticator app, or a recovery code."
          >
            <CodeInput isRecovery autoComplete="one-time-code" {...register('code', { required: 'Enter the code' })} />
          </Field>
        ) : (
          <Field key="password" label="Current password" error={errors.currentPassword?.message}>
            <PasswordInput
              autoComplete="current-password"
              {...register('currentPassword', { required: 'Please enter your current password' })}
            />
          </Field>
        )}
        {hasPassword && (
          <Button variant="quiet" className="-ml-4.5 self-start" onClick={() => setUsesCode(!usesCode)}>
            {usesCode ? 'Use your password instead' : 'Use a code instead'}
          </Button>
        )}
        <FormActions submitLabel={submitLabel} pending={send.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
