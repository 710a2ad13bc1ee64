import clsx from 'clsx';
import { useId, type ReactNode } from 'react';

/** A list of questions, one open at a time. Uses `<details>`, so it works without scripts. */
export function Accordion({ items }: { items: readonly { question: string; answer: ReactNode }[] }) {
  const name = useId();
  return (
    <div className="border-b-[1.5px] border-ink">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="accordion-item group border-t-[1.5px] border-ink">
          <summary
            className={clsx(
              'flex min-h-16 list-none items-center justify-between gap-6 py-3 text-lg font-bold leading-snug',
              'hover:text-accent [&::-webkit-details-marker]:hidden',
            )}
          >
            {question}
            <svg
              viewBox="0 0 24 24"
              stroke="currentColor"
              strokeWidth="2"
              className="size-6 shrink-0 transition-transform group-open:rotate-45"
              aria-hidden="true"
            >
              <path d="M5 12h14M12 5v14" />
            </svg>
          </summary>
          <div className="max-w-[65ch] pb-6 text-muted">{answer}</div>
        </details>
      ))}
    </div>
  );
}
