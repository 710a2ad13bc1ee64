import { type Message, oneSheetMarker } from '@contract/chats/chat';
import { sheetPatienceMs, sheetTriggerMs } from '@contract/one-sheets/one-sheet';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Conversations } from '@/conversation/state/conversations';
import { listen, type LiveSocket } from '@/lib/socket';
import { storage } from '@/lib/storage';
import { makeOneSheet } from './make-one-sheet';
import { changeSheet, dismissSheet, followSheetProgress, useOneSheetStore } from './one-sheet-store';

/** How long other tabs wait for the tab that sent the message to request the one-sheet, in milliseconds. */
const otherTabDelayMs = 1500;

const askedKey = 'one-sheet-asked';

const isMarker = ({ isUser, status, content }: Message): boolean =>
  !isUser && status === 'complete' && content === oneSheetMarker;

/**
 * Requests the one-sheet when the assistant's marker arrives within its window, and follows its progress. Exactly one of
 * all open tabs requests it: the one that sent the message or, if that is closed, another.
 */
export function useOneSheets(socket: LiveSocket, conversations: Conversations, openChatId: string | undefined): void {
  const queryClient = useQueryClient();
  const considered = useRef(new Set<string>());
  /** Conversations in which this tab sent a message. */
  const askedHere = useRef(new Set<string>());
  const consider = useRef((chatId: string, message: Message, isMine: boolean): void => {
    if (considered.current.has(message.id)) return;
    considered.current.add(message.id);
    const since = Date.now();
    const ask = async (): Promise<void> => {
      // Another tab has requested it in the meantime: progress events arrive already.
      if (useOneSheetStore.getState().heardAt >= since || !(await isFirst(message.id))) return;
      await makeOneSheet(queryClient, chatId);
    };
    setTimeout(() => void ask(), isMine ? 0 : otherTabDelayMs);
  });

  // Also check the loaded rows: the tab may have been opened since, or the response may be faster than the event.
  const { data: thread } = useQuery({ ...conversations.threadQuery(openChatId ?? ''), enabled: false });
  const last = thread?.messages.at(-1);
  useEffect(() => {
    if (!openChatId || !last || !isMarker(last)) return;
    const age = Date.now() - Date.parse(last.createdAt);
    if (age < sheetTriggerMs) consider.current(openChatId, last, askedHere.current.has(openChatId));
  }, [openChatId, last]);

  useEffect(() => {
    const asked = askedHere.current;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = conversations.store.subscribe(({ pending }) => {
      for (const chatId of Object.keys(pending)) asked.add(chatId);
    });
    const stopHearing = listen(socket, {
      'reply:end': ({ chatId, message }) => {
        if (isMarker(message)) consider.current(chatId, message, asked.has(chatId));
        asked.delete(chatId);
      },
      'one-sheet:progress': ({ jobId, stage, percent }) => {
        useOneSheetStore.setState({ heardAt: Date.now() });
        clearTimeout(patience);
        // A tab that only follows gets no event for a failure.
        if (stage !== 'saved') patience = setTimeout(dismissSheet, sheetPatienceMs);
        if (useOneSheetStore.getState().sheet?.status === 'ready' && stage === 'saved') return;
        followSheetProgress({ jobId, stage, percent });
      },
      'media:upsert': ({ file }) => {
        if (file.sheetId && useOneSheetStore.getState().sheet) changeSheet({ mediaId: file.id, sheetId: file.sheetId });
      },
    });
    return () => {
      clearTimeout(patience);
      dismissSheet();
      unsubscribe();
      stopHearing();
    };
  }, [socket, conversations]);
}

/** Whether this is the first tab of the browser to request the one-sheet for this message. */
async function isFirst(messageId: string): Promise<boolean> {
  const look = (): boolean => {
    if (storage.read(askedKey) === messageId) return false;
    storage.write(askedKey, messageId);
    return true;
  };
  // Without locks, two requests may be sent; the server joins them.
  return 'locks' in navigator ? navigator.locks.request(askedKey, look) : look();
}
