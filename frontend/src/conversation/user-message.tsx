import { memo } from 'react';
import { MessageTime } from './message-time';
import { PlainText } from './plain-text';

interface UserMessageProps {
  text: string;
  createdAt: string;
}

/** What the artist said, as it was written. */
export const UserMessage = memo(function UserMessage({ text, createdAt }: UserMessageProps) {
  return (
    <li className="flex flex-col items-end gap-1 pl-10 md:pl-24">
      <span className="sr-only">You said:</span>
      <div className="max-w-full whitespace-pre-wrap rounded-card rounded-br-[2px] bg-bubble px-4 py-2.5 [overflow-wrap:anywhere]">
        <PlainText text={text} />
      </div>
      <MessageTime iso={createdAt} />
    </li>
  );
});
