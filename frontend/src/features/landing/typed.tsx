import type { DayFormat, ExampleRelease, ReleaseStep } from './example-release';
import { ReleaseDay } from './release-day';

const wordMs = 45;
const startMs = 400;

interface TypedProps {
  /** `**bold**` is bold, `{lastDay:long}` a day of the release. */
  text: string;
  release: ExampleRelease;
  /** Delay before the first word, counted in words. */
  after: number;
}

/**
 * A text whose words fade in one by one in their final place, so nothing moves and it is always readable. Shown at once
 * under reduced motion.
 */
export function Typed({ text, release, after }: TypedProps) {
  const words = text
    .split('**')
    .flatMap((part, index) => part.split(/(?<= )/).map((word) => ({ word, isBold: index % 2 === 1 })))
    .filter(({ word }) => word !== '');
  return words.map(({ word, isBold }, index) => {
    const Word = isBold ? 'strong' : 'span';
    const [, step, format, rest] = /^\{(\w+):(\w+)\}(.*)$/.exec(word) ?? [];
    return (
      <Word key={index} className="animate-typed" style={{ animationDelay: `${startMs + (after + index) * wordMs}ms` }}>
        {step ? (
          <>
            <ReleaseDay release={release} of={step as ReleaseStep} as={format as DayFormat} />
            {rest}
          </>
        ) : (
          word
        )}
      </Word>
    );
  });
}
