import { startTransition, useEffect, useState } from 'react';

let isHydrating = false;

/** Call before React takes over a prerendered screen. */
export function beginHydration(): void {
  isHydrating = true;
}

/** Call in an effect of the screen that was taken over. */
export function endHydration(): void {
  isHydrating = false;
}

/** False while a prerendered screen is being hydrated: until then it must render exactly as it did at build time. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(() => typeof document !== 'undefined' && !isHydrating);
  // As a transition, so it isn't one long task with the hydration.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
