import { ValidateBy } from 'class-validator';

/** A part of a mailed link, as somebody opened it: some text, or `sentence`. */
export function MailedPart(sentence: string): PropertyDecorator {
  return ValidateBy({
    name: 'mailedPart',
    validator: {
      validate: (value) =>
        typeof value === 'string' && value.length > 0 && value.length <= 512 && !value.includes('\0'),
      defaultMessage: () => sentence,
    },
  });
}
