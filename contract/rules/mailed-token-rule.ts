import { ValidateBy } from 'class-validator';

/** Longer than any part of our links can be. */
const max = 512;

/** A required part of an emailed link; `sentence` is its error message. */
export function MailedPart(sentence: string): PropertyDecorator {
  return ValidateBy({
    name: 'mailedPart',
    constraints: [max],
    validator: {
      validate: (value) =>
        typeof value === 'string' && value.length > 0 && value.length <= max && !value.includes('\0'),
      defaultMessage: () => sentence,
    },
  });
}
