import type { TwoFactorCodeBody } from '@contract/auth/two-factor-code.body';
import type { User } from '@contract/account/user';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { PasskeyButton } from '@/session/passkey-button';
import { useAuth } from '@/session/use-auth';
import { Button } from '@/ui/button';
import { CodeInput } from '@/ui/forms/code-input';
import { Field } from '@/ui/forms/field';
import { toast } from '@/ui/toasts/toast-store';

/** Asks for the code after the password or the provider's page. */
export function SecondStepForm() {
  const { adopt } = useAuth();
  const navigate = useNavigate();
  const [isRecovery, setIsRecovery] = useState(false);
  const { register, handleSubmit, formState, setError, reset, setFocus } = useForm({ defaultValues: { code: '' } });
  const finish = useMutation({
    mutationFn: (body: TwoFactorCodeBody) => api.post<User>('/api/login/two-factor', body),
    onSuccess: adopt,
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
        return void toast({ title: 'Login failed', description: sentenceOf(error), variant: 'destructive' });
      }
      if (error.code === 'second_step_expired') return navigate('/auth?error=session_expired', { replace: true });
      setError('code', { message: sentenceOf(error) });
      setFocus('code', { shouldSelect: true });
    },
  });
  // Replacing the password form, or switching the kind of code, lost the focus.
  useEffect(() => setFocus('code'), [isRecovery, setFocus]);

  return (
    <form noValidate onSubmit={handleSubmit((body) => finish.mutate(body))} className="flex flex-col gap-2.5">
      <p className="mb-3">
        {isRecovery
          ? 'Enter one of the recovery codes that you saved. Each works once.'
          : 'Enter the six digits that your authenticator app shows now.'}
      </p>
      <Field
        keepsLine
        key={String(isRecovery)}
        label={isRecovery ? 'Recovery code' : 'Code'}
        error={formState.errors.code?.message}
      >
        <CodeInput isRecovery={isRecovery} {...register('code', { required: 'Enter the code' })} />
      </Field>
      <Button type="submit" size="lg" className="mt-1.5" pending={finish.isPending}>
        Log In
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          reset();
          setIsRecovery(!isRecovery);
        }}
      >
        {isRecovery ? 'Use your authenticator app instead' : 'Use a recovery code instead'}
      </Button>
      <PasskeyButton variant="quiet" label="Use a passkey instead" onSignedIn={adopt} />
    </form>
  );
}
