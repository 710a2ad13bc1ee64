import type { RecoveryCodes as NewCodes, TwoFactorSetup } from '@contract/auth/two-factor';
import clsx from 'clsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Dialog } from '@/ui/dialogs/dialog';
import { CodeInput } from '@/ui/forms/code-input';
import { Field } from '@/ui/forms/field';
import { FormActions } from '@/ui/forms/form-actions';
import { PasswordInput } from '@/ui/forms/password-input';
import { textLinkLook } from '@/ui/text-link';
import { toast } from '@/ui/toasts/toast-store';
import { QrCode } from './qr-code';
import { Reauthentication } from '../reauthentication';
import { RecoveryCodes } from './recovery-codes';
import { sessionsKey } from '../sessions-key';
import { twoFactorKey } from './two-factor-query';
import { signInMethodsKey } from '../use-sign-in-methods';

/** Sets up two-step verification: re-authentication, authenticator app, recovery codes. */
export function TurnOnTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const beginTitle = (
    <>
      Turn on <span className="whitespace-nowrap">two-step</span> verification
    </>
  );
  const title = codes ? 'Save your recovery codes' : setup ? 'Scan the QR code' : beginTitle;
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : setup ? (
        <ConfirmStep setup={setup} onConfirmed={setCodes} onClose={onClose} />
      ) : (
        <Reauthentication onCancel={onClose}>
          {(needsPassword) => <BeginStep needsPassword={needsPassword} onBegun={setSetup} onClose={onClose} />}
        </Reauthentication>
      )}
    </Dialog>
  );
}

interface BeginStepProps {
  needsPassword: boolean;
  onBegun: (setup: TwoFactorSetup) => void;
  onClose: () => void;
}

function BeginStep({ needsPassword, onBegun, onClose }: BeginStepProps) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { currentPassword: '' } });
  const begin = useMutation({
    mutationFn: (body: object) => api.post<TwoFactorSetup>('/api/account/two-factor/setup', body),
    onSuccess: onBegun,
    onError: (error) => {
      const wrong = error instanceof ApiError ? error.fields['currentPassword'] : undefined;
      if (wrong) return setError('currentPassword', { message: wrong });
      if (error instanceof ApiError && error.code === 'reauthentication_required')
        return void queryClient.invalidateQueries({ queryKey: signInMethodsKey });
      toast({ title: "Couldn't start the setup", description: sentenceOf(error), variant: 'destructive' });
    },
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit((form) => begin.mutate(needsPassword ? form : {}))}
      className="flex flex-col gap-5"
    >
      <p>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password.
        Every other device will be signed out.
      </p>
      {needsPassword && (
        <Field label="Current password" error={formState.errors.currentPassword?.message}>
          <PasswordInput
            autoComplete="current-password"
            {...register('currentPassword', { required: 'Please enter your current password' })}
          />
        </Field>
      )}
      <FormActions submitLabel="Continue" pending={begin.isPending} onCancel={onClose} />
    </form>
  );
}

interface ConfirmStepProps {
  setup: TwoFactorSetup;
  onConfirmed: (codes: string[]) => void;
  onClose: () => void;
}

function ConfirmStep({ setup, onConfirmed, onClose }: ConfirmStepProps) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } });
  const confirm = useMutation({
    mutationFn: (body: { code: string }) => api.post<NewCodes>('/api/account/two-factor/confirm', body),
    onSuccess: ({ codes }) => {
      onConfirmed(codes);
      void queryClient.invalidateQueries({ queryKey: twoFactorKey });
      void queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
    onError: (error) => {
      const wrong = error instanceof ApiError ? error.fields['code'] : undefined;
      if (wrong) setError('code', { message: wrong });
      else toast({ title: "Couldn't turn it on", description: sentenceOf(error), variant: 'destructive' });
    },
  });
  return (
    <form noValidate onSubmit={handleSubmit((body) => confirm.mutate(body))} className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-5">
        <QrCode text={setup.uri} label="QR code for your authenticator app" />
        <div className="flex min-w-0 flex-1 basis-48 flex-col gap-2">
          <p>Scan this with your authenticator app.</p>
          <a href={setup.uri} className={clsx(textLinkLook, 'self-start pointer-fine:hidden')}>
            Open the app on this phone
          </a>
          <p className="text-sm text-muted">Can't scan it? Enter this key in the app:</p>
          <code className="select-all font-mono text-sm">{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </div>
      </div>
      <Field label="Code" error={formState.errors.code?.message} hint="The six digits shown in the app.">
        <CodeInput {...register('code', { required: 'Enter the code' })} />
      </Field>
      <FormActions submitLabel="Turn on" pending={confirm.isPending} onCancel={onClose} />
    </form>
  );
}
