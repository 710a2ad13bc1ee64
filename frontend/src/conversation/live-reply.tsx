import { type Message, oneSheetMarker } from '@contract/chat';
import { Markdown } from './markdown';
import { Thinking } from './thinking';
import { useLiveText } from './use-conversation';

/** A reply that is being written: the one component that renders again with each piece. */
export function LiveReply({ chatId, message }: { chatId: string; message: Message }) {
  const text = useLiveText(chatId, message.id) ?? message.content;
  // The marker is a message to the browser, not to the reader; its row speaks when it is whole.
  if (text === '' || oneSheetMarker.startsWith(text)) return <Thinking />;
  return <Markdown text={text} isWriting />;
}
