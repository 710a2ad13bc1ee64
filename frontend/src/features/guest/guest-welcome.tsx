import { assistantName } from '@contract/app';
import { guestFreeMessages } from '@contract/limits';
import { Welcome } from '@/conversation/welcome';

const prompts = [
  'When do I have to pitch my single to Spotify?',
  'Write a short pitch for a music blog that I can use today.',
];

/** The assistant's welcome for guests. */
export function GuestWelcome({ onPick }: { onPick: (prompt: string) => void }) {
  return (
    <Welcome
      greeting="Hi there."
      lead={`I'm ${assistantName}, your press agent. Ask me something real: ${guestFreeMessages} answers are free. Or start with one of these.`}
      prompts={prompts}
      onPick={onPick}
    />
  );
}
