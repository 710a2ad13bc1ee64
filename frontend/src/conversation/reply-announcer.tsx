import type { Message } from '@contract/chat';
import { readable } from '@contract/readable';
import { useConversations } from './conversation-context';
import { useConversationState, usePhase } from './use-conversation';

/** More than this is not read out unasked: the reply itself is there to be read. */
const announcedMax = 600;
/** Of which no more than this is looked at: marks take room too. */
const lookedAtMax = 4 * announcedMax;

/**
 * Tells screen readers that the assistant thinks, what it replied once that is whole, and what was copied. Pieces are not
 * read out.
 */
export function ReplyAnnouncer({ chatId }: { chatId: string }) {
  const { assistantName } = useConversations();
  const phase = usePhase(chatId);
  const reply = useConversationState((state) => state.lastReply);
  const isCopied = useConversationState((state) => state.isCopied);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {isCopied && 'Copied'}
      {phase === 'waiting' && `${assistantName} is thinking...`}
      {/* While the next one is written, the one before it is not news. */}
      {phase === 'idle' && reply && sentenceFor(assistantName, reply)}
    </div>
  );
}

function sentenceFor(name: string, reply: Message): string {
  if (reply.status === 'stopped') return `${name} stopped.`;
  if (reply.status === 'failed') return `${name} was cut off.`;
  const { content } = reply;
  const words = readable(content.slice(0, lookedAtMax));
  return content.length <= lookedAtMax && words.length <= announcedMax
    ? `${name} replied: ${words}`
    : `${name} replied: ${words.slice(0, announcedMax)}… The rest is in the conversation.`;
}
