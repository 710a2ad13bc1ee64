import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useConversations } from './state/conversation-context';

/** How long the message stays marked, in milliseconds. */
const markedMs = 2500;

/** How many frames the layout takes to settle. */
const settlingFrames = 8;

/** Loaded rows render within this many frames. */
const framesMax = 60;

/** The DOM id of a message's row. */
export const messageElementId = (messageId: string) => `message-${messageId}`;

/** Scrolls to a message and highlights it briefly. `unstick` stops the view from following the end. */
export function useGoToMessage(chatId: string, messageId: string | undefined, unstick: () => void): void {
  const { conversations, reportFailure } = useConversations();
  const go = useEffectEvent(async (id: string) => {
    unstick();
    try {
      await conversations.threads.showAround(chatId, id);
    } catch (error) {
      reportFailure('load', error);
      return;
    }
    const row = await drawnRow(id);
    // Rows above get their real height over the next frames: scroll until it settles.
    for (let frame = 0; row && frame < settlingFrames; frame += 1) {
      row.scrollIntoView({ block: 'center' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    row?.setAttribute('data-found', '');
    setTimeout(() => row?.removeAttribute('data-found'), markedMs);
  });
  // Selecting the same message again creates a new history entry, so `key` makes it scroll again.
  const { key } = useLocation();
  useEffect(() => {
    if (messageId) void go(messageId);
  }, [chatId, messageId, key]);
}

/** The row of a message once it has rendered; null if it never does. */
async function drawnRow(messageId: string): Promise<HTMLElement | null> {
  for (let frame = 0; frame < framesMax; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const row = document.getElementById(messageElementId(messageId));
    if (row) return row;
  }
  return null;
}
