import { ForgotPasswordBody } from '@contract/auth/forgot-password.body';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { useResetMail } from '@/session/use-reset-mail';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';

/** Requests a reset link. `onSent` gets the server's neutral response. */
export function ForgotPasswordForm({ onSent }: { onSent: (message: string) => void }) {
  const { register, handleSubmit, formState } = useForm<ForgotPasswordBody>({
    resolver: classValidatorResolver(ForgotPasswordBody),
    defaultValues: { email: '' },
  });
  const send = useResetMail(({ message }) => onSent(message));
  return (
    <form noValidate onSubmit={handleSubmit((body) => send.mutate(body))} className="flex flex-col gap-2.5">
      <Field keepsLine label="Email" error={formState.errors.email?.message}>
        <Input type="email" autoComplete="username" inputMode="email" {...register('email')} />
      </Field>
      <Button type="submit" size="lg" className="mt-1.5" pending={send.isPending}>
        Send Reset Link
      </Button>
    </form>
  );
}
