import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while a prerendered screen is taken over: until then it must render as it did without a browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
