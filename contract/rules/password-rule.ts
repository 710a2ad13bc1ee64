import { limits } from '../limits.js';
import { Text, textProblem, type TextRule } from './text-rule.js';

const rule: TextRule = {
  label: 'Password',
  min: limits.newPasswordMin,
  tooShort: 'Password must be at least 8 characters',
  max: limits.passwordMax,
  keepSpaces: true,
};

/** Says what is wrong with a password that takes the place of another one. */
export function newPasswordProblem(value: unknown): string | undefined {
  return textProblem(value, rule);
}

/** A password that takes the place of another one. */
export function NewPassword(): PropertyDecorator {
  return Text(rule);
}
