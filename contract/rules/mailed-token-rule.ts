import { ValidateBy } from 'class-validator';

/** Longer is no part of a link of ours. */
const max = 512;

/** A part of a mailed link, as somebody opened it: some text, or `sentence`. */
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
