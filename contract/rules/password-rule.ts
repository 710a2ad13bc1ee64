import { limits } from '../limits.js';
import { Text, textProblem, type TextRule } from './text-rule.js';

const rule: TextRule = {
  label: 'Password',
  min: limits.newPasswordMin,
  tooShort: 'Password must be at least 8 characters',
  max: limits.passwordMax,
  keepSpaces: true,
};

/** Returns the error for a new password, or undefined. */
export function newPasswordProblem(value: unknown): string | undefined {
  return textProblem(value, rule);
}

/** A new password. */
export function NewPassword(): PropertyDecorator {
  return Text(rule);
}
