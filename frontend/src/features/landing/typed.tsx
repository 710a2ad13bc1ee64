const wordMs = 45;
const startMs = 500;

interface TypedProps {
  /** `**bold**` is bold. */
  text: string;
  /** How many words to let pass before the first. */
  after: number;
}

/** A text that types itself, word by word, in its final place: nothing moves. Whole at once under reduced motion. */
export function Typed({ text, after }: TypedProps) {
  const words = text
    .split('**')
    .flatMap((part, index) => part.split(/(?<= )/).map((word) => ({ word, isBold: index % 2 === 1 })));
  return words.map(({ word, isBold }, index) => {
    const style = { animationDelay: `${startMs + (after + index) * wordMs}ms` };
    const Word = isBold ? 'strong' : 'span';
    return (
      <Word key={index} className="animate-typed" style={style}>
        {word}
      </Word>
    );
  });
}
