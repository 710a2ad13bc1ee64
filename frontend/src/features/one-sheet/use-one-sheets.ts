import { type Message, oneSheetMarker } from '@contract/chats/chat';
import { sheetPatienceMs, sheetTriggerMs } from '@contract/one-sheets/one-sheet';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Conversations } from '@/conversation/state/conversations';
import { listen, type LiveSocket } from '@/lib/socket';
import { serverNow } from '@/lib/server-clock';
import { makeOneSheet } from './make-one-sheet';
import { chatSheetsKey } from './sheet-key';
import { changeSheet, dismissSheet, followSheetProgress, useOneSheetStore } from './one-sheet-store';

/** Whether a message is younger than SPEC.md's window, by the server's clock. */
const isRecent = (createdAt: string): boolean => Math.abs(serverNow() - Date.parse(createdAt)) < sheetTriggerMs;

const isMarker = ({ isUser, status, content }: Message): boolean =>
  !isUser && status === 'complete' && content === oneSheetMarker;

/**
 * Joins the one-sheet promised by the assistant: the server generates it, the tab that asked for it downloads it, and
 * every tab follows its progress. A tab that loads the conversation within SPEC.md's window joins it as well.
 */
export function useOneSheets(socket: LiveSocket, conversations: Conversations, openChatId: string | undefined): void {
  const queryClient = useQueryClient();
  /** Markers that this tab has joined, or left to the tab that asked. */
  const considered = useRef(new Set<string>());
  /** Conversations in which this tab sent a message. */
  const sentHere = useRef(new Set<string>());
  const consider = useRef((chatId: string, message: Message, isJoined: boolean): void => {
    if (considered.current.has(message.id)) return;
    considered.current.add(message.id);
    if (isJoined) void makeOneSheet(queryClient, { chatId, messageId: message.id });
  });

  // Also check the loaded rows: the tab may have been opened since, or the response may be faster than the event.
  const { data: thread } = useQuery({ ...conversations.threadQuery(openChatId ?? ''), enabled: false });
  const last = thread?.messages.at(-1);
  useEffect(() => {
    if (!openChatId || !last || !isMarker(last)) return;
    if (isRecent(last.createdAt)) consider.current(openChatId, last, true);
  }, [openChatId, last]);

  useEffect(() => {
    const asked = sentHere.current;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = conversations.store.subscribe(({ pending }) => {
      for (const chatId of Object.keys(pending)) asked.add(chatId);
    });
    const stopListening = listen(socket, {
      'reply:end': ({ chatId, message }) => {
        if (isMarker(message)) consider.current(chatId, message, asked.has(chatId));
        asked.delete(chatId);
      },
      'one-sheet:progress': ({ jobId, stage, percent }) => {
        clearTimeout(patience);
        // A tab that only follows gets no event for a failure.
        if (stage !== 'saved') patience = setTimeout(dismissSheet, sheetPatienceMs);
        if (useOneSheetStore.getState().sheet?.status === 'ready' && stage === 'saved') return;
        followSheetProgress({ jobId, stage, percent });
      },
      'media:remove': () => void queryClient.invalidateQueries({ queryKey: chatSheetsKey }),
      'media:upsert': ({ file }) => {
        if (file.sheetId) void queryClient.invalidateQueries({ queryKey: chatSheetsKey });
        if (file.sheetId && useOneSheetStore.getState().sheet) changeSheet({ mediaId: file.id, sheetId: file.sheetId });
      },
    });
    return () => {
      clearTimeout(patience);
      dismissSheet();
      unsubscribe();
      stopListening();
    };
  }, [socket, conversations, queryClient]);
}
