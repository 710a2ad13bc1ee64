import { ValidateBy, type ValidationOptions } from 'class-validator';

export interface TextRule {
  /** The field's name in error messages: "Name must be at least 2 characters". */
  label: string;
  min?: number;
  /** Custom message for a text that is too short. */
  tooShort?: string;
  max: number;
  /** Whether to keep surrounding spaces, as in passwords; all other texts are measured after trimming. */
  keepSpaces?: boolean;
}

/** Returns the error for a text as a sentence, or undefined. */
export function textProblem(value: unknown, rule: TextRule): string | undefined {
  const { label, min = 0, max } = rule;
  if (typeof value !== 'string') return `${label} must be text`;
  if (value.includes('\0')) return `${label} must not contain the NUL character`;
  const length = rule.keepSpaces ? value.length : visibleText(value).length;
  if (length < min) return rule.tooShort ?? `${label} must not be empty`;
  if (value.length > max) return `${label} must be at most ${max.toLocaleString('en-US')} characters`;
  return undefined;
}

/** The text as displayed: trimmed and without invisible characters. */
export function visibleText(value: string): string {
  return oneLine(value.replace(/[\u200b-\u200d\u2060\ufeff]/g, ''));
}

/** Normalizes a name to one line without bidirectional control characters, which right-to-left names don't need. */
export function oneLine(value: string): string {
  return value
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** A text with a length between two limits, inclusive. */
export function Text(rule: TextRule, options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'text',
      constraints: [rule],
      validator: {
        validate: (value) => textProblem(value, rule) === undefined,
        defaultMessage: (args) => textProblem(args?.value, rule) ?? '',
      },
    },
    options,
  );
}
