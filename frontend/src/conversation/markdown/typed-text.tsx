import { quoteParts } from '@contract/rules/quoted-lines';
import clsx from 'clsx';
import { PlainText } from './plain-text';

/** What someone typed, unformatted except for quoted lines. Its parent keeps line breaks. */
export function TypedText({ text }: { text: string }) {
  const parts = quoteParts(text);
  return parts.map((part, index) =>
    part.isQuote ? (
      <blockquote
        key={index}
        dir="auto"
        // The text around it isn't in elements, so `first:` and `last:` would always match.
        className={clsx('border-s-3 border-signal ps-3', index > 0 && 'mt-2.5', index < parts.length - 1 && 'mb-2.5')}
      >
        <PlainText text={part.text} />
      </blockquote>
    ) : (
      <PlainText key={index} text={part.text} />
    ),
  );
}
