import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while a prerendered screen is being hydrated: until then it must render exactly as it did at build time. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
