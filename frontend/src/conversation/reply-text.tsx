import { type Message, oneSheetMarker, wordsOf } from '@contract/chat';
import { Markdown } from './markdown';
import { Thinking } from './thinking';
import { useLiveText } from './use-conversation';

interface ReplyTextProps {
  chatId: string;
  message: Message;
  /** The reply is being written, or is about to go on. */
  isWriting: boolean;
}

/**
 * The words of a reply. While it is being written this is the one component that renders again with each piece; at its end
 * what was drawn stays.
 */
export function ReplyText({ chatId, message, isWriting }: ReplyTextProps) {
  const live = useLiveText(chatId, message.id);
  const text = (isWriting ? live : undefined) ?? message.content;
  // The marker is a message to the browser, not to the reader; its row speaks when it is whole.
  if (isWriting && (text === '' || oneSheetMarker.startsWith(text))) return <Thinking />;
  const words = wordsOf({ isUser: message.isUser, content: text });
  return words && <Markdown text={words} isWriting={isWriting} isCut={message.status !== 'complete'} hasDrafts />;
}
