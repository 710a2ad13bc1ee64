import { limits } from '@contract/limits';
import clsx from 'clsx';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from '@/lib/is-composing';
import { Button } from '@/ui/button';
import { useFittingHeight } from '@/ui/use-fitting-height';
import { useConversations } from './conversation-context';
import { useConversationState, usePhase } from './use-conversation';

/** How near the limit the count shows. */
const countFrom = limits.messageMax - 1000;

/** True where typing is done on the screen: Enter makes a line there, as everywhere on a phone. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** A square with an icon on phones, so that the words have room; a word from there up. */
const buttonLook = 'max-md:size-11 max-md:px-0 md:min-w-20';

interface ComposerProps {
  chatId: string;
  /** Called when a message goes off. */
  onSend: () => void;
}

/**
 * Where the artist writes. Enter sends and Shift+Enter makes a line; disabled until the reply begins, then one may type on
 * while it is written, and Send is Stop.
 */
export function Composer({ chatId, onSend }: ComposerProps) {
  const { conversations, assistantName, reportFailure } = useConversations();
  const draft = useConversationState((state) => state.drafts[chatId]) ?? '';
  const isStopping = useConversationState((state) => state.stopping[chatId] ?? false);
  const phase = usePhase(chatId);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasWaiting = useRef(false);
  const isPlaced = useRef(false);
  const isTooLong = draft.length > limits.messageMax;
  const maySend = phase === 'idle' && draft.trim() !== '' && !isTooLong;

  useFittingHeight(field, draft);

  useEffect(() => {
    if (!isTouch()) field.current?.focus();
  }, [chatId]);

  useLayoutEffect(() => {
    // Where one left off, also in another tab or before a reload: once, when the draft is there.
    if (isPlaced.current || draft === '') return;
    isPlaced.current = true;
    const caret = conversations.store.getState().carets[chatId];
    if (caret !== undefined) field.current?.setSelectionRange(caret, caret);
  }, [conversations, chatId, draft]);

  useEffect(() => {
    // Disabled meanwhile, the field lost the focus, and so did what asked for another version: from here one goes on.
    const isLost = document.activeElement?.contains(field.current);
    if (wasWaiting.current && phase !== 'waiting' && isLost && !isTouch()) field.current?.focus();
    wasWaiting.current = phase === 'waiting';
  }, [phase]);

  const send = () => {
    if (!maySend) return;
    onSend();
    conversations.send(chatId, draft).catch((error: unknown) => reportFailure('send', error));
  };

  const stop = () => {
    // The button is about to be another one.
    if (!isTouch()) field.current?.focus();
    conversations.stop(chatId).catch((error: unknown) => reportFailure('stop', error));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent) || isTouch()) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={clsx(
        'mx-auto w-full max-w-[48rem] px-3 print:hidden pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 md:pb-6',
        // Over the keyboard of a phone there is room for one field: the one that is written in.
        '[@media(pointer:coarse)_and_(max-height:60rem)]:group-has-[[data-editor]:focus-within]/conversation:hidden',
      )}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div
        className={clsx(
          'flex items-end gap-2 rounded-card border-[1.5px] bg-surface p-1.5 pl-3.5 transition-shadow',
          isTooLong
            ? 'border-danger focus-within:shadow-[inset_0_-3px_0_var(--danger)]'
            : 'border-ink focus-within:shadow-[inset_0_-3px_0_var(--accent)]',
        )}
      >
        <textarea
          ref={field}
          dir="auto"
          value={draft}
          rows={1}
          disabled={phase === 'waiting'}
          aria-label={`Message to ${assistantName}`}
          aria-describedby={draft.length >= countFrom ? 'composer-count' : undefined}
          aria-invalid={isTooLong || undefined}
          enterKeyHint={isTouch() ? 'enter' : 'send'}
          placeholder={`Ask ${assistantName} anything about music PR...`}
          onChange={({ target }) => conversations.setDraft(chatId, target.value, target.selectionStart)}
          onSelect={({ currentTarget: { value, selectionStart } }) => {
            // The key that sends may also be heard as a change of the selection: by then there is no draft any more.
            const kept = conversations.store.getState().drafts[chatId];
            if (kept === value && value !== '') conversations.setDraft(chatId, value, selectionStart);
          }}
          onKeyDown={onKeyDown}
          className={clsx(
            'max-h-[min(8lh+1.25rem,var(--room-height,100dvh)/3)] min-h-11 min-w-0 grow resize-none bg-transparent py-2.5 text-base focus:outline-hidden',
            'placeholder:truncate placeholder:text-muted disabled:cursor-not-allowed disabled:opacity-55',
            // The placeholder alone never makes a second line.
            draft && 'field-sizing-content',
          )}
        />
        {phase === 'idle' ? (
          <Button type="submit" disabled={!maySend} className={buttonLook}>
            <ArrowUp className="size-5 md:hidden" aria-hidden="true" />
            <span className="max-md:sr-only">Send</span>
          </Button>
        ) : (
          <Button variant="outline" pending={isStopping} className={buttonLook} onClick={stop}>
            {!isStopping && <Square className="size-4 fill-current md:hidden" aria-hidden="true" />}
            <span className="max-md:sr-only">Stop</span>
          </Button>
        )}
      </div>
      {draft.length >= countFrom && (
        <p id="composer-count" className={clsx('mt-1 text-right text-sm', isTooLong ? 'text-danger' : 'text-muted')}>
          {draft.length.toLocaleString('en-US')} of {limits.messageMax.toLocaleString('en-US')} characters
          {isTooLong && ': please shorten it'}
        </p>
      )}
    </form>
  );
}
