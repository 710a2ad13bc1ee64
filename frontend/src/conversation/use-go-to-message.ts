import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useConversations } from './conversation-context';

/** How long the message stays marked, in milliseconds. */
const markedMs = 2500;

/** How many frames the rows take to settle. */
const settlingFrames = 8;

/** Rows that are there are drawn within so many frames. */
const framesMax = 60;

/** The element that a message stands in. */
export const rowId = (messageId: string) => `message-${messageId}`;

/** Brings a message into view and marks it for a moment. `unstick` keeps the view there. Nothing without a message. */
export function useGoToMessage(chatId: string, messageId: string | undefined, unstick: () => void): void {
  const { conversations, reportFailure } = useConversations();
  const go = useEffectEvent(async (id: string) => {
    unstick();
    try {
      await conversations.threads.showAround(chatId, id);
    } catch (error) {
      reportFailure('choose', error);
      return;
    }
    const row = await drawnRow(id);
    // What is above takes its true height over the next frames.
    for (let frame = 0; row && frame < settlingFrames; frame += 1) {
      row.scrollIntoView({ block: 'center' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    row?.setAttribute('data-found', '');
    setTimeout(() => row?.removeAttribute('data-found'), markedMs);
  });
  // Chosen once more, the same message is another place in the history.
  const { key } = useLocation();
  useEffect(() => {
    if (messageId) void go(messageId);
  }, [chatId, messageId, key]);
}

/** The row of a message once it is drawn; null when it is not among the rows after all. */
async function drawnRow(messageId: string): Promise<HTMLElement | null> {
  for (let frame = 0; frame < framesMax; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const row = document.getElementById(rowId(messageId));
    if (row) return row;
  }
  return null;
}
