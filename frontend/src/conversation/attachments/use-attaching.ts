import { limits } from '@contract/limits';
import type { ClipboardEvent, DragEvent } from 'react';
import type { AttachedDraft } from '@/lib/drafts';
import { toast } from '@/ui/toasts/toast-store';
import { useConversations } from '../state/conversation-context';
import { useConversationState } from '../state/use-conversation';

const none = [] as const;

const number = (value: number): string => value.toLocaleString('en-US');

/** Attaches to the message being written: by file picker, paste or drop. */
export function useAttaching(chatId: string) {
  const { conversations } = useConversations();
  const attached = useConversationState((state) => state.attached[chatId]) ?? none;

  const hasRoomFor = (count: number): boolean => {
    if (conversations.attachments.of(chatId).length + count <= limits.attachmentsPerMessage) return true;
    toast({
      title: 'Too many attachments',
      description: `A message can have ${limits.attachmentsPerMessage} attachments. Send the others with the next one.`,
      variant: 'destructive',
    });
    return false;
  };

  const add = (files: readonly File[]): void => {
    if (files.length === 0 || !hasRoomFor(files.length)) return;
    for (const file of files) conversations.attachments.addFile(chatId, file);
  };

  /** Attaches pasted files, and text that is too long for a message. */
  const paste = (event: ClipboardEvent): void => {
    if (!conversations.mayAttach) return;
    const files = [...event.clipboardData.files];
    const text = event.clipboardData.getData('text/plain');
    // Word and spreadsheets also put a picture of the copied text on the clipboard.
    if (files.length > 0 && text === '') {
      event.preventDefault();
      add(files);
    } else if (text.length > limits.messageMax) {
      event.preventDefault();
      if (text.length > limits.attachmentMax) {
        toast({
          title: 'This text is too long',
          description: `It has ${number(text.length)} characters; an attachment can have at most ${number(limits.attachmentMax)}. Paste the part that matters.`,
          variant: 'destructive',
        });
      } else if (hasRoomFor(1)) conversations.attachments.addText(chatId, text);
    }
  };

  /** Attaches the draft, which is too long for a message, as a file. */
  const attachDraft = (): void => {
    const draft = conversations.store.getState().drafts[chatId] ?? '';
    if (draft.length > limits.attachmentMax || !hasRoomFor(1)) return;
    conversations.attachments.addText(chatId, draft, { isTyped: true });
    conversations.setDraft(chatId, '');
  };

  /** Puts a text that was typed and then attached back into the draft, before what was typed since. */
  const putBack = ({ id, text }: AttachedDraft): void => {
    if (text === undefined) return;
    const typed = conversations.store.getState().drafts[chatId];
    conversations.setDraft(chatId, typed ? `${text}\n\n${typed}` : text, text.length);
    conversations.attachments.remove(chatId, id);
  };

  const drop = conversations.mayAttach
    ? {
        onDragOver: (event: DragEvent) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        },
        onDrop: (event: DragEvent) => {
          const files = [...event.dataTransfer.files];
          if (files.length === 0) return;
          event.preventDefault();
          add(files);
        },
      }
    : {};

  return { attached, add, paste, attachDraft, putBack, drop };
}
