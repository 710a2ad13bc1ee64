import { RegisterBody } from '@contract/auth/register.body';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { useAuth } from '@/session/use-auth';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { PasswordInput } from '@/ui/forms/password-input';
import { FormProblem } from './form-problem';

/** Registration with name, email and password. The page handles the redirect. */
export function RegisterForm() {
  const { registerMutation } = useAuth();
  const { register, handleSubmit, formState } = useForm<RegisterBody>({
    resolver: classValidatorResolver(RegisterBody),
    // No default values: fields keep what was typed before the app had loaded.
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      // Before the app has loaded, sending does nothing: see screen-boot.ts.
      method="dialog"
      onSubmit={handleSubmit((body) => registerMutation.mutate(body))}
      className="flex flex-col gap-2.5"
    >
      <Field keepsLine label="Name" error={errors.name?.message}>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <Field keepsLine label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="username" inputMode="email" {...register('email')} />
      </Field>
      <Field keepsLine label="Password" error={errors.password?.message} hint="At least 6 characters.">
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <FormProblem error={registerMutation.error} />
      <Button type="submit" size="lg" className="mt-1.5" pending={registerMutation.isPending}>
        Sign Up
      </Button>
    </form>
  );
}
