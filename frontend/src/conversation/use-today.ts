import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let today = startOfDay();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The start of today in the reader's time zone. Updates at midnight. */
export function useToday(): Date {
  return useSyncExternalStore(subscribe, () => today);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    // Timers don't run while a machine sleeps: check again when the page becomes visible.
    document.addEventListener('visibilitychange', checkDay);
    checkDay();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', checkDay);
    clearTimeout(timer);
  };
}

/** Updates the day if it has changed, and checks again at midnight. */
function checkDay(): void {
  const now = startOfDay();
  const midnight = new Date(now);
  midnight.setDate(midnight.getDate() + 1);
  clearTimeout(timer);
  timer = setTimeout(checkDay, midnight.getTime() - Date.now());
  if (now.getTime() === today.getTime()) return;
  today = now;
  for (const listener of listeners) listener();
}

function startOfDay(): Date {
  const date = new Date();
  date.setHours(0, 0, 0, 0);
  return date;
}
