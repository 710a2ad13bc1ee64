import { assistantName } from '@contract/app';
import { Welcome } from '@/conversation/welcome';

const prompts = [
  'Plan the PR for my next release, week by week.',
  'Write a short pitch for a music blog that I can use today.',
  'Ask me five questions and find the story that press would care about.',
];

interface ChatWelcomeProps {
  userName: string;
  onPick: (prompt: string) => void;
}

/** The assistant's welcome, with the artist's name. */
export function ChatWelcome({ userName, onPick }: ChatWelcomeProps) {
  return (
    <Welcome
      greeting={`Hi ${userName}.`}
      lead={`I'm ${assistantName}, your press agent. Tell me what you are working on, or start with one of these.`}
      prompts={prompts}
      onPick={onPick}
    />
  );
}
