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
  if (listeners.size === 1) {
    // A machine that slept over midnight looks when it is looked at.
    document.addEventListener('visibilitychange', look);
    look();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
  };
}

/** Tells which day it is by now, and looks again at midnight. */
function look(): void {
  const now = startOfDay();
  const midnight = new Date(now);
  midnight.setDate(midnight.getDate() + 1);
  clearTimeout(timer);
  timer = setTimeout(look, midnight.getTime() - Date.now());
  if (now.getTime() === today.getTime()) return;
  today = now;
  for (const listener of listeners) listener();
}

function startOfDay(): Date {
  const date = new Date();
  date.setHours(0, 0, 0, 0);
  return date;
}
