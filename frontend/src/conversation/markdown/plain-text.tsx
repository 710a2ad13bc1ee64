import { Fragment } from 'react';

/** Parts of a word so long that finding its line breaks would take seconds. */
const longRun = /(\S{200})(?=\S)/u;

/** Unformatted text. Very long words get `<wbr>` break opportunities, which don't affect copying. */
export function PlainText({ text }: { text: string }) {
  return text.split(longRun).map((part, index) => (
    <Fragment key={index}>
      {part}
      {index % 2 === 1 && <wbr />}
    </Fragment>
  ));
}
