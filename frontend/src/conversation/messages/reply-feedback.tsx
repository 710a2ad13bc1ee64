import type { Feedback, Message } from '@contract/chats/chat';
import { limits } from '@contract/limits';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isComposing } from '@/lib/is-composing';
import { Button } from '@/ui/button';
import { useAttempt, useConversations } from '../state/conversation-context';
import { MessageAction } from './message-action';

/** Thumbs up or down for a reply, with an optional note. */
export function ReplyFeedback({ chatId, message }: { chatId: string; message: Message }) {
  const { conversations } = useConversations();
  const attempt = useAttempt();
  const [note, setNote] = useState<string | null>(null);
  const { feedback } = message;
  const pressed = useRef<HTMLButtonElement>(null);
  const close = () => {
    setNote(null);
    // The focused field is about to be removed.
    pressed.current?.focus();
  };
  const rate = (next: Feedback | undefined, onStored?: () => void) => {
    void attempt('rate', conversations.rate(chatId, message.id, next).then(onStored));
  };
  const press = (rating: Feedback['rating']) => {
    // Keep the note when switching thumbs or undoing one.
    setNote(note ?? feedback?.note ?? '');
    rate(feedback?.rating === rating ? undefined : { rating, note: feedback?.note ?? '' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    close();
  };
  return (
    <>
      <MessageAction
        isQuiet
        label="Good reply"
        icon={ThumbsUp}
        ref={feedback?.rating === 'up' ? pressed : undefined}
        aria-pressed={feedback?.rating === 'up'}
        onClick={() => press('up')}
      />
      <MessageAction
        isQuiet
        label="Bad reply"
        icon={ThumbsDown}
        ref={feedback?.rating === 'down' ? pressed : undefined}
        aria-pressed={feedback?.rating === 'down'}
        onClick={() => press('down')}
      />
      {note !== null && feedback && (
        <form
          className="flex w-full flex-wrap items-center gap-2 py-2 pl-2 print:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            rate({ rating: feedback.rating, note: note.trim() }, close);
          }}
        >
          <input
            value={note}
            maxLength={limits.feedbackMax}
            aria-label={feedback.rating === 'up' ? 'What was good about it?' : 'What was wrong with it?'}
            placeholder={feedback.rating === 'up' ? 'What was good about it?' : 'What was wrong with it?'}
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={onKeyDown}
            className="h-11 min-w-0 max-w-md grow rounded-control border-[1.5px] border-ink bg-surface px-3 text-base placeholder:text-muted"
          />
          <Button type="submit" variant="outline" disabled={note.trim() === feedback.note}>
            Tell us
          </Button>
        </form>
      )}
    </>
  );
}
