import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let today = startOfDay();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The day it is, as its first moment in the reader's time zone. Changes at midnight. */
export function useToday(): Date {
  return useSyncExternalStore(subscribe, () => today);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!timer) awaitMidnight();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

function awaitMidnight(): void {
  const midnight = startOfDay();
  midnight.setDate(midnight.getDate() + 1);
  timer = setTimeout(() => {
    awaitMidnight();
    today = startOfDay();
    for (const listener of listeners) listener();
  }, midnight.getTime() - Date.now());
}

function startOfDay(): Date {
  const date = new Date();
  date.setHours(0, 0, 0, 0);
  return date;
}
