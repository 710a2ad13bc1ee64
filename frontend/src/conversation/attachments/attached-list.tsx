import clsx from 'clsx';
import { RotateCcw, Undo2, X } from 'lucide-react';
import type { AttachedDraft } from '@/lib/drafts';
import { IconButton } from '@/ui/icon-button';
import { Spinner } from '@/ui/spinner';
import { useNearbyFocus } from '@/ui/use-nearby-focus';
import { useConversations } from '../state/conversation-context';
import { AttachmentIcon, chipLook } from './attachment-chips';

interface AttachedListProps {
  chatId: string;
  attached: readonly AttachedDraft[];
  /** Puts a typed text back into the draft. */
  onPutBack: (attached: AttachedDraft) => void;
}

/** The attachments of the message that is being written. */
export function AttachedList({ chatId, attached, onPutBack }: AttachedListProps) {
  const { conversations } = useConversations();
  const onFocus = useNearbyFocus(attached, 'main textarea');
  if (attached.length === 0) return null;
  return (
    <ul
      aria-label="Attachments"
      onFocus={onFocus}
      // Scrolls above a phone's keyboard, so the messages and the field keep their space.
      className="mb-2 flex max-h-[calc(var(--room-height,100dvh)/4)] flex-wrap gap-2 overflow-y-auto overscroll-contain"
    >
      {attached.map(({ id, name, state, attachment, problem, ...typed }) => (
        <li
          key={id}
          className={clsx(chipLook, 'py-0! pr-0!', problem && 'w-full border-danger sm:w-auto')}
          data-state={state}
        >
          {state === 'sending' ? (
            <Spinner className="size-4 shrink-0" label={`Attaching ${name}`} />
          ) : (
            <AttachmentIcon attachment={attachment} />
          )}
          <span className={clsx('min-w-0 py-1', problem && 'grow')}>
            <span dir="auto" className="block max-w-56 truncate">
              {name}
            </span>
            {attachment?.isCut && <span className="block text-muted">Only the beginning was kept</span>}
            {problem && (
              <span role="alert" className="block text-danger">
                {problem}
              </span>
            )}
          </span>
          {state === 'failed' && (
            <IconButton label={`Try again: ${name}`} onClick={() => conversations.attachments.retry(chatId, id)}>
              <RotateCcw className="size-4" aria-hidden="true" />
            </IconButton>
          )}
          {typed.isTyped && (
            <IconButton
              label={`Put back into the message: ${name}`}
              onClick={() => onPutBack({ id, name, state, ...typed })}
            >
              <Undo2 className="size-4" aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={`Remove ${name}`} onClick={() => conversations.attachments.remove(chatId, id)}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
