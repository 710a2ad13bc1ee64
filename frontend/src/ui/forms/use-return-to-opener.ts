import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns focus to the button that a form replaced, when the form closes with the focus in it.
 * @returns the button's ref
 */
export function useReturnToOpener(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
