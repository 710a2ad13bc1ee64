import { oneLine, visibleText } from '@contract/rules/text-rule';
import clsx from 'clsx';
import { useRef, useState } from 'react';

/** Longest title that can be typed, in characters. */
const titleMax = 120;

/** The dashed line shows that it can be edited. */
const look = clsx(
  'h-11 w-full min-w-0 truncate rounded-control bg-transparent px-2 hover:bg-bubble focus:bg-bubble focus:no-underline',
  'underline decoration-muted decoration-dashed decoration-1 underline-offset-4',
);

interface TitleFieldProps {
  title: string;
  /** Called on each change with the trimmed title, which isn't empty. */
  onChange: (title: string) => void;
  /** Called when the artist is done. */
  onDone: () => void;
}

/** The document's title, edited in place. */
export function TitleField({ title, onChange, onDone }: TitleFieldProps) {
  /** What is in the field while it has the focus. */
  const [typed, setTyped] = useState<string | null>(null);
  const begun = useRef(title);
  return (
    <h1 className="min-w-0 grow font-display text-lg font-extrabold">
      <input
        aria-label="Title"
        dir="auto"
        value={typed ?? title}
        maxLength={titleMax}
        className={look}
        onFocus={() => {
          begun.current = title;
          setTyped(title);
        }}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (visibleText(target.value) !== '') onChange(oneLine(target.value));
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape' && title !== begun.current) {
            // It would also close what the document is in.
            event.stopPropagation();
            setTyped(begun.current);
            onChange(begun.current);
          }
          if (event.key === 'Enter') onDone();
        }}
      />
    </h1>
  );
}
