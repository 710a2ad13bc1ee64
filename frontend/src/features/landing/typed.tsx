import { useEffect, useRef, useState } from 'react';

const wordMs = 45;

interface TypedProps {
  /** `**bold**` is bold. */
  text: string;
  /** How many words to let pass before the first. */
  after: number;
}

/**
 * A text that is written over once it is looked at, word by word from faint to full, in its final place. It can be read
 * all the time: before, on the way, and by whoever never scrolls. Under reduced motion it simply stands there.
 */
export function Typed({ text, after }: TypedProps) {
  const line = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    if (!line.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setIsSeen(true);
        observer.disconnect();
      },
      { threshold: 0.5 },
    );
    observer.observe(line.current);
    return () => observer.disconnect();
  }, []);

  const words = text
    .split('**')
    .flatMap((part, index) => part.split(/(?<= )/).map((word) => ({ word, isBold: index % 2 === 1 })));
  return (
    <span ref={line}>
      {words.map(({ word, isBold }, index) => {
        const Word = isBold ? 'strong' : 'span';
        return (
          <Word
            key={index}
            className={isSeen ? 'animate-typed' : undefined}
            style={{ animationDelay: `${(after + index) * wordMs}ms` }}
          >
            {word}
          </Word>
        );
      })}
    </span>
  );
}
