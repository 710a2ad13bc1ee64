import { limits } from '@contract/limits';
import clsx from 'clsx';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '@/lib/is-composing';
import { useHydrated } from '@/lib/use-hydrated';
import { useMedia } from '@/lib/use-media';
import { Button } from '@/ui/button';
import { useFittingHeight } from '@/ui/forms/use-fitting-height';
import { AttachMenu } from './attachments/attach-menu';
import { AttachedList } from './attachments/attached-list';
import { tooLongAdvice } from './attachments/too-long';
import { useAttaching } from './attachments/use-attaching';
import { useAttempt, useConversations } from './state/conversation-context';
import { useConversationState, usePhase } from './state/use-conversation';

/** The character count appears from this length. */
const countFrom = limits.messageMax - 1000;

const number = (value: number): string => value.toLocaleString('en-US');

/** Matches with an on-screen keyboard, where Enter inserts a line break. */
const touchQuery = '(pointer: coarse)';

/** An icon on phones to leave room for the text, a word on wider screens. */
const buttonLook = 'shrink-0 max-md:size-11 max-md:px-0 md:min-w-20';

interface ComposerProps {
  chatId: string;
  /** Called when a message is sent. */
  onSend?: () => void;
  /** Sends the text; by default as a message in `chatId`. */
  deliver?: (text: string) => Promise<void>;
}

/**
 * The message input. Enter sends, Shift+Enter inserts a line break. Disabled until the reply starts; while it streams the
 * artist can already type, and Send becomes Stop.
 */
export function Composer({ chatId, onSend, deliver }: ComposerProps) {
  const { conversations, assistantName, renderLibrary } = useConversations();
  const attempt = useAttempt();
  const draft = useConversationState((state) => state.drafts[chatId]) ?? '';
  const isStopping = useConversationState((state) => state.stopping[chatId] ?? false);
  const phase = usePhase(chatId);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasWaiting = useRef(false);
  const isPlaced = useRef(false);
  const isTouch = useMedia(touchQuery);
  const wasPrerendered = useRef(!useHydrated());
  const isTooLong = draft.length > limits.messageMax;
  const { attached, add, paste, attachDraft, putBack, drop } = useAttaching(chatId);
  const [isChoosing, setIsChoosing] = useState(false);
  const isAttaching = attached.some(({ state }) => state !== 'ready');
  const mayBeFile = conversations.mayAttach && isTooLong && draft.length <= limits.attachmentMax && draft.trim() !== '';
  const maySend = phase === 'idle' && draft.trim() !== '' && !isTooLong && !isAttaching;

  useFittingHeight(field, draft);

  useEffect(() => {
    // The user may have focused something else before the app took over the prerendered composer.
    const isElsewhere = wasPrerendered.current && document.activeElement !== document.body;
    if (!matchMedia(touchQuery).matches && !isElsewhere) field.current?.focus();
  }, []);

  useLayoutEffect(() => {
    const typed = field.current;
    // Text typed before the app had loaded.
    if (wasPrerendered.current && typed?.value) conversations.setDraft(chatId, typed.value, typed.selectionStart);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the app takes over.
  }, []);

  useLayoutEffect(() => {
    // Restore the caret once, when the draft has loaded (from another tab or from before a reload).
    if (isPlaced.current || draft === '') return;
    isPlaced.current = true;
    const caret = conversations.store.getState().carets[chatId];
    if (caret !== undefined) field.current?.setSelectionRange(caret, caret);
  }, [conversations, chatId, draft]);

  useEffect(() => {
    // The field was disabled while waiting and lost focus, as did a Regenerate button. Focus it, so typing can
    // continue.
    const isLost = document.activeElement?.contains(field.current);
    if (wasWaiting.current && phase !== 'waiting' && isLost && !isTouch) field.current?.focus();
    wasWaiting.current = phase === 'waiting';
  }, [phase, isTouch]);

  const send = () => {
    if (!maySend) return;
    onSend?.();
    void attempt('send', deliver ? deliver(draft) : conversations.sendComposed(chatId, draft));
  };

  const stop = () => {
    // The Stop button is about to become Send and would lose focus.
    if (!isTouch) field.current?.focus();
    void attempt('stop', conversations.stop(chatId));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent) || isTouch) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={clsx(
        'mx-auto w-full max-w-[48rem] px-3 print:hidden pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 md:pb-6',
        // Above a phone's keyboard there is only room for one field, so hide the composer while a question is edited.
        '[@media(pointer:coarse)_and_(max-height:60rem)]:group-has-[[data-editor]:focus-within]/conversation:hidden',
      )}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...drop}
    >
      <AttachedList
        chatId={chatId}
        attached={attached}
        onPutBack={(one) => {
          putBack(one);
          field.current?.focus();
        }}
      />
      <div
        className={clsx(
          'flex items-end rounded-card border-[1.5px] bg-surface p-1.5 transition-shadow',
          conversations.mayAttach ? 'gap-1' : 'gap-2 pl-3.5',
          isTooLong
            ? 'border-danger focus-within:shadow-[inset_0_-3px_0_var(--danger)]'
            : 'border-ink focus-within:shadow-[inset_0_-3px_0_var(--accent)]',
        )}
      >
        {conversations.mayAttach && (
          <AttachMenu disabled={phase === 'waiting'} onFiles={add} onLibrary={() => setIsChoosing(true)} />
        )}
        <textarea
          ref={field}
          dir="auto"
          value={draft}
          rows={1}
          disabled={phase === 'waiting'}
          aria-label={`Message to ${assistantName}`}
          aria-describedby={draft.length >= countFrom ? 'composer-count' : undefined}
          aria-invalid={isTooLong || undefined}
          enterKeyHint={isTouch ? 'enter' : 'send'}
          placeholder={`Ask ${assistantName} anything about music PR...`}
          onChange={({ target }) => conversations.setDraft(chatId, target.value, target.selectionStart)}
          onSelect={({ currentTarget: { value, selectionStart } }) => {
            // Pressing Enter to send can also fire a selection event, after the draft was cleared. Don't bring it back.
            const { drafts, carets } = conversations.store.getState();
            const hasMoved = carets[chatId] !== selectionStart;
            if (drafts[chatId] === value && value !== '' && hasMoved)
              conversations.setDraft(chatId, value, selectionStart);
          }}
          onKeyDown={onKeyDown}
          onPaste={paste}
          className={clsx(
            'max-h-[min(8lh+1.25rem,var(--room-height,100dvh)/3)] min-h-11 min-w-0 grow resize-none bg-transparent py-2.5 text-base focus:outline-hidden',
            'placeholder:truncate placeholder:text-muted max-md:placeholder:text-[clamp(0.75rem,3.4vw,1rem)] disabled:cursor-not-allowed disabled:opacity-55',
            // Without text the field stays one line high, even if the placeholder is longer.
            draft && 'field-sizing-content',
          )}
        />
        {phase === 'idle' || deliver ? (
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
      {attached.length > 0 && !isAttaching && draft.trim() === '' && (
        <p className="mt-1 text-sm text-muted">Say what to do with it, then send.</p>
      )}
      {isChoosing &&
        renderLibrary?.({
          onPick: (file) => conversations.attachments.addMedia(chatId, file),
          onClose: () => setIsChoosing(false),
        })}
      {draft.length >= countFrom && (
        <div
          className={clsx(
            'mt-1 flex flex-wrap items-center justify-end gap-x-2 text-right text-sm',
            isTooLong ? 'text-danger' : 'text-muted',
          )}
        >
          <p id="composer-count">
            {number(draft.length)} of {number(limits.messageMax)} characters
            {tooLongAdvice(draft.length, conversations.mayAttach && draft.trim() !== '')}
          </p>
          {mayBeFile && (
            <Button
              variant="outline"
              disabled={phase === 'waiting'}
              onClick={() => {
                attachDraft();
                // The button is gone.
                field.current?.focus();
              }}
            >
              Attach it as a file
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
