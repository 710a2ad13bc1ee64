import { oneSheetMarker, oneSheetSentence } from '@contract/chat';
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
      {phase === 'waiting' ? `${assistantName} is thinking...` : reply && sentenceFor(assistantName, reply)}
    </div>
  );
}

function sentenceFor(name: string, { content, status }: { content: string; status: string }): string {
  if (status === 'stopped') return `${name} stopped.`;
  if (status === 'failed') return `${name} was cut off.`;
  if (content === oneSheetMarker) return `${name} replied: ${oneSheetSentence}`;
  return content.length <= announcedMax
    ? `${name} replied: ${content}`
    : `${name} replied: ${content.slice(0, announcedMax)}… The rest is in the conversation.`;
}
