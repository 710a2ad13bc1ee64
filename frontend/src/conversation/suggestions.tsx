import { ArrowRight } from 'lucide-react';

interface SuggestionsProps {
  /** First messages, sent as they are. */
  prompts: readonly string[];
  onPick: (prompt: string) => void;
}

/** Suggested first messages of a conversation. */
export function Suggestions({ prompts, onPick }: SuggestionsProps) {
  return (
    <ul className="mt-6 flex flex-col">
      {prompts.map((prompt) => (
        <li key={prompt} className="tear-line">
          <button
            type="button"
            onClick={() => onPick(prompt)}
            className="group flex min-h-13 w-full items-center justify-between gap-4 rounded-control py-2.5 text-left md:-mx-3 md:px-3 md:w-[calc(100%+1.5rem)] font-semibold hover:bg-bubble"
          >
            <span className="min-w-0 wrap-anywhere">{prompt}</span>
            <ArrowRight
              className="size-5 shrink-0 text-accent transition-transform group-hover:translate-x-0.5"
              aria-hidden="true"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
