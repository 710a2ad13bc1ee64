import { useSyncExternalStore } from 'react';

/** Whether a media query matches; always false in prerendered screens. */
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

/** The desktop layout, like `md:` in styles. */
export const deskQuery = '(min-width: 768px)';
