import { assistantName } from '@contract/app';
import { Welcome } from '@/conversation/welcome';

interface ChatWelcomeProps {
  userName: string;
  prompts: readonly string[];
  onPick: (prompt: string) => void;
}

/** The assistant's welcome, with the artist's name. */
export function ChatWelcome({ userName, prompts, onPick }: ChatWelcomeProps) {
  return (
    <Welcome
      greeting={`Hi ${userName}.`}
      lead={`I'm ${assistantName}, your press agent. Tell me what you are working on, or start with one of these.`}
      prompts={prompts}
      onPick={onPick}
    />
  );
}
