import type { ReplyStep } from '@contract/chats/chat';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';

/** What the assistant did for a reply; each line leads to what came of it. */
export function ReplySteps({ steps }: { steps: readonly ReplyStep[] }) {
  return (
    <ul aria-label="What was done" className="my-1 flex flex-col items-start print:hidden">
      {steps.map(({ label, link }, index) => (
        // Steps are only ever added at the end.
        <li key={index} className="flex max-w-full items-center gap-2 text-sm">
          <Check className="size-4 shrink-0 text-accent" aria-hidden="true" />
          {link ? (
            <Link to={link} className="inline-flex min-h-11 min-w-0 items-center break-words underline md:min-h-8">
              {label}
            </Link>
          ) : (
            <span className="inline-flex min-h-8 min-w-0 items-center break-words text-muted">{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
