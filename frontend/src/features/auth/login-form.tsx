import { LoginBody } from '@contract/auth/login.body';
import { secondStepPath } from '@contract/auth/two-factor';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/session/use-auth';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { PasswordInput } from '@/ui/forms/password-input';
import { FormProblem } from './form-problem';

/** Login with email and password. The page handles the redirect. */
export function LoginForm() {
  const { loginMutation } = useAuth();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm<LoginBody>({
    resolver: classValidatorResolver(LoginBody),
    // No default values: fields keep what was typed before the app had loaded.
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      // Before the app has loaded, sending does nothing: see screen-boot.ts.
      method="dialog"
      onSubmit={handleSubmit((body) =>
        loginMutation.mutate(body, {
          onSuccess: (answer) => 'twoFactorRequired' in answer && void navigate(secondStepPath),
        }),
      )}
      className="flex flex-col gap-2.5"
    >
      <Field keepsLine label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="username webauthn" inputMode="email" {...register('email')} />
      </Field>
      <Field keepsLine label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <FormProblem error={loginMutation.error} />
      <Button type="submit" size="lg" className="mt-1.5" pending={loginMutation.isPending}>
        Log In
      </Button>
    </form>
  );
}
