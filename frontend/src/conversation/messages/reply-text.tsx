import { type Message, oneSheetMarker, wordsOf } from '@contract/chats/chat';
import { Markdown } from '../markdown/markdown';
import { Thinking } from './thinking';
import { useLiveText } from '../state/use-conversation';

interface ReplyTextProps {
  chatId: string;
  message: Message;
  /** The reply is streaming or about to continue. */
  isWriting: boolean;
}

/**
 * The text of a reply. While it streams, only this component re-renders; when it ends, the rendered blocks are reused.
 */
export function ReplyText({ chatId, message, isWriting }: ReplyTextProps) {
  const live = useLiveText(chatId, message.id);
  const text = (isWriting ? live : undefined) ?? message.content;
  // The one-sheet marker is for the browser; its sentence is shown once the reply is complete.
  if (isWriting && (text === '' || oneSheetMarker.startsWith(text))) return <Thinking />;
  const words = wordsOf({ isUser: message.isUser, content: text });
  return words && <Markdown text={words} isWriting={isWriting} isCut={message.status !== 'complete'} hasDrafts />;
}
