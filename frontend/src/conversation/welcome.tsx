import { Suggestions } from './suggestions';

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
      <Suggestions prompts={prompts} onPick={onPick} />
    </div>
  );
}
