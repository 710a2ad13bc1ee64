import { ValidateBy, type ValidationOptions } from 'class-validator';

export interface TextRule {
  /** How the sentence names the field: "Name must be at least 2 characters". */
  label: string;
  min?: number;
  /** The sentence for a text that is shorter. */
  tooShort?: string;
  max: number;
  /** Passwords count and keep their outer spaces; everything else is measured trimmed. */
  keepSpaces?: boolean;
}

/** Says what is wrong with a text, as a sentence for people, or undefined. */
export function textProblem(value: unknown, rule: TextRule): string | undefined {
  const { label, min = 0, max } = rule;
  if (typeof value !== 'string') return `${label} must be text`;
  if (value.includes('\0')) return `${label} must not contain the NUL character`;
  const length = rule.keepSpaces ? value.length : visibleText(value).length;
  if (length < min) return rule.tooShort ?? `${label} must not be empty`;
  if (value.length > max) return `${label} must be at most ${max.toLocaleString('en-US')} characters`;
  return undefined;
}

/** The text without outer white space and without characters that nobody sees: what a reader would see of it. */
export function visibleText(value: string): string {
  return oneLine(value.replace(/[\u200b-\u200d\u2060\ufeff]/g, ''));
}

/**
 * A name as it is kept: on one line, and without the signs that turn the direction of what stands around them. Languages that
 * are written from right to left need none of those.
 */
export function oneLine(value: string): string {
  return value
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** A text between two lengths, both inclusive. */
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
