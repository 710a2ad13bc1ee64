import { type Message, wordsOf } from '@contract/chat';
import { useConversations } from './conversation-context';
import { useConversationState, usePhase } from './use-conversation';

/** More than this is not read out unasked: the reply itself is there to be read. */
const announcedMax = 600;

/** Tells screen readers that the assistant thinks, and what it replied once that is whole. Pieces are not read out. */
export function ReplyAnnouncer({ chatId }: { chatId: string }) {
  const { assistantName } = useConversations();
  const phase = usePhase(chatId);
  const reply = useConversationState((state) => state.lastReply);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {phase === 'waiting' && `${assistantName} is thinking...`}
      {/* While the next one is written, the one before it is not news. */}
      {phase === 'idle' && reply && sentenceFor(assistantName, reply)}
    </div>
  );
}

function sentenceFor(name: string, reply: Message): string {
  if (reply.status === 'stopped') return `${name} stopped.`;
  if (reply.status === 'failed') return `${name} was cut off.`;
  const words = wordsOf(reply);
  return words.length <= announcedMax
    ? `${name} replied: ${words}`
    : `${name} replied: ${words.slice(0, announcedMax)}… The rest is in the conversation.`;
}
