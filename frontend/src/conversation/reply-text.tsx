import { type Message, oneSheetMarker, oneSheetSentence } from '@contract/chat';
import { Markdown } from './markdown';
import { Thinking } from './thinking';
import { useLiveText } from './use-conversation';

/**
 * The words of a reply. While it is being written this is the one component that renders again with each piece; at its end
 * what was drawn stays.
 */
export function ReplyText({ chatId, message }: { chatId: string; message: Message }) {
  const isWriting = message.status === 'streaming';
  const live = useLiveText(chatId, message.id);
  const text = (isWriting ? live : undefined) ?? message.content;
  // The marker is a message to the browser, not to the reader; its row speaks when it is whole.
  if (isWriting && (text === '' || oneSheetMarker.startsWith(text))) return <Thinking />;
  return text && <Markdown text={wordsOf(text)} isWriting={isWriting} isCut={message.status !== 'complete'} />;
}

/** What the reader sees of a reply's text. */
export function wordsOf(text: string): string {
  return text === oneSheetMarker ? oneSheetSentence : text;
}
