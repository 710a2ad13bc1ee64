import { limits } from '@contract/limits';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isComposing } from '@/lib/is-composing';
import { Button } from '@/ui/button';
import { useFittingHeight } from '@/ui/forms/use-fitting-height';
import { useAttempt, useConversations } from '../state/conversation-context';
import { useConversationState, usePhase } from '../state/use-conversation';

/** Focuses the open editor, which scrolls it into view. */
export function focusEditor(): void {
  document.querySelector<HTMLElement>('[data-editor] textarea')?.focus();
}

/** Replaces a question while it is edited. Sending starts a new branch from there. */
export function QuestionEditor({ chatId }: { chatId: string }) {
  const { conversations } = useConversations();
  const attempt = useAttempt();
  const edit = useConversationState((state) => state.edits[chatId]);
  const isBusy = usePhase(chatId) !== 'idle';
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  useFittingHeight(field, edit?.text);
  if (!edit) return null;
  const { messageId, text } = edit;
  const maySend = !isBusy && text.trim() !== '' && text.length <= limits.messageMax;
  const cancel = () => conversations.setEdit(chatId, undefined);
  const send = () => {
    if (maySend) void attempt('send', conversations.edit(chatId));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      cancel();
    } else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      send();
    }
  };
  return (
    <li className="flex flex-col items-end pl-4 md:pl-24">
      <form
        data-editor
        className="w-full rounded-card border-[1.5px] border-ink bg-surface p-3"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          ref={field}
          dir="auto"
          value={text}
          rows={2}
          aria-label="Edit your message"
          aria-invalid={text.length > limits.messageMax || undefined}
          onChange={(event) => conversations.setEdit(chatId, { messageId, text: event.target.value })}
          onKeyDown={onKeyDown}
          className="field-sizing-content block max-h-[calc(12lh+1rem)] min-h-[3lh] w-full resize-none bg-transparent px-1 text-base focus:outline-hidden"
        />
        <div className="tear-line mt-2 flex flex-wrap items-center justify-end gap-2 pt-3">
          <p className="grow text-sm text-muted">
            {text.length > limits.messageMax
              ? `At most ${limits.messageMax.toLocaleString('en-US')} characters: please shorten it`
              : 'Sending starts a new branch; the old one is kept.'}
          </p>
          <Button variant="outline" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" disabled={!maySend}>
            Send
          </Button>
        </div>
      </form>
    </li>
  );
}
