import type { MarkedText } from '@contract/chats/search';

/** A text with the search terms highlighted. Markdown and HTML are not rendered. */
export function HighlightedText({ marked: { text, marks } }: { marked: MarkedText }) {
  const parts = marks.flatMap(([start, end], index) => [
    { text: text.slice(marks[index - 1]?.[1] ?? 0, start), isMarked: false },
    { text: text.slice(start, end), isMarked: true },
  ]);
  return (
    <>
      {parts.map((part, index) =>
        part.isMarked ? (
          <mark
            key={index}
            className="bg-transparent font-bold text-ink underline decoration-signal decoration-2 underline-offset-2 forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
          >
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
