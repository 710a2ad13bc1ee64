import { limits } from '@contract/limits';
import { newPasswordProblem } from '@contract/rules/password-rule';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { PasswordInput } from '@/ui/forms/password-input';

interface NewPasswordFormProps {
  /** The account's email address, which password managers save with the new password. */
  email: string;
  submitLabel: string;
  pending: boolean;
  onSubmit: (newPassword: string) => void;
}

/** A new password and its confirmation. */
export function NewPasswordForm({ email, submitLabel, pending, onSubmit }: NewPasswordFormProps) {
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ newPassword }) => onSubmit(newPassword))}
      className="flex flex-col gap-2.5"
    >
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
      <Button type="submit" size="lg" className="mt-1.5" pending={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}

function confirmProblem(value: string, newPassword: string): string | undefined {
  if (value.length < limits.newPasswordMin) return 'Confirm password must be at least 8 characters';
  return value === newPassword ? undefined : 'Passwords do not match';
}
