import { useSyncExternalStore } from 'react';

/** Whether a media query matches; none does in a prerendered screen. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** The desktop's layout, as `md:` in styles. */
export const deskQuery = '(min-width: 768px)';
