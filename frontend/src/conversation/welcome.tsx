import { ArrowRight } from 'lucide-react';

interface WelcomeProps {
  greeting: string;
  lead: string;
  /** Suggested first messages, sent as they are. */
  prompts: readonly string[];
  onPick: (prompt: string) => void;
}

/** The assistant's welcome in an empty conversation. */
export function Welcome({ greeting, lead, prompts, onPick }: WelcomeProps) {
  return (
    <div className="mx-auto flex w-full max-w-[48rem] grow flex-col justify-end px-4 pb-6 pt-16 md:px-6 md:pb-8">
      <h1 className="display-lg max-w-[16ch] break-words">
        {greeting}
        <br />
        <span className="underprint">What&apos;s the news?</span>
      </h1>
      <p className="mt-5 max-w-[52ch] text-lg text-muted">{lead}</p>
      <ul className="mt-6 flex flex-col">
        {prompts.map((prompt) => (
          <li key={prompt} className="tear-line">
            <button
              type="button"
              onClick={() => onPick(prompt)}
              className="group flex min-h-13 w-full items-center justify-between gap-4 rounded-control py-2.5 text-left md:-mx-3 md:px-3 md:w-[calc(100%+1.5rem)] font-semibold hover:bg-bubble"
            >
              {prompt}
              <ArrowRight
                className="size-5 shrink-0 text-accent transition-transform group-hover:translate-x-0.5"
                aria-hidden="true"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
