import { limits } from '@contract/limits';
import { newPasswordProblem } from '@contract/password-rule';
import type { ResetPasswordBody } from '@contract/reset-password.body';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api, ApiError } from '@/lib/api';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';
import { toast } from '@/ui/toast-store';

interface ResetPasswordFormProps {
  email: string;
  token: string;
  onDone: () => void;
}

/** A new password, twice. */
export function ResetPasswordForm({ email, token, onDone }: ResetPasswordFormProps) {
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const reset = useMutation({
    mutationFn: (body: ResetPasswordBody) => api.post<void>('/api/reset-password', body),
    onSuccess: onDone,
    onError: (error) =>
      toast({
        title: 'Failed to reset password. Please try again or request a new reset link.',
        description: error instanceof ApiError ? error.body : undefined,
        variant: 'destructive',
      }),
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ newPassword }) => reset.mutate({ email, token, newPassword }))}
      className="flex flex-col gap-2.5"
    >
      {/* Password managers keep the new password with the account that it is for. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field keepsLine label="New Password" error={errors.newPassword?.message} hint="At least 8 characters.">
        <PasswordInput autoComplete="new-password" {...register('newPassword', { validate: newPasswordProblem })} />
      </Field>
      <Field keepsLine label="Confirm Password" error={errors.confirmPassword?.message}>
        <PasswordInput
          autoComplete="new-password"
          {...register('confirmPassword', {
            validate: (value) => confirmProblem(value, getValues('newPassword')),
          })}
        />
      </Field>
      <Button type="submit" size="lg" className="mt-1.5" pending={reset.isPending}>
        Reset Password
      </Button>
    </form>
  );
}

function confirmProblem(value: string, newPassword: string): string | undefined {
  if (value.length < limits.newPasswordMin) return 'Confirm password must be at least 8 characters';
  return value === newPassword ? undefined : 'Passwords do not match';
}
