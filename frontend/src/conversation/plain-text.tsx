import { Fragment } from 'react';

/** A run of characters without a space, so long that finding its line breaks would take seconds, cut into parts. */
const longRun = /(\S{200})(?=\S)/u;

/** Text as it was written, line breaks and all. Endless words are offered places to break, which copying does not see. */
export function PlainText({ text }: { text: string }) {
  return text.split(longRun).map((part, index) => (
    <Fragment key={index}>
      {part}
      {index % 2 === 1 && <wbr />}
    </Fragment>
  ));
}
