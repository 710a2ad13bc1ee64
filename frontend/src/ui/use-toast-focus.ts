import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { isInToasts } from './toast-store';
import { topmost } from './topmost';

/**
 * Gives the focus back to where it was before it went to a notification, once that one goes with the focus in it.
 * @param area where notifications are
 * @param shown the id of the one on show
 * @returns to be called just before a notification leaves the page
 */
export function useToastFocus(area: HTMLElement | null, shown: string | undefined): () => void {
  const cameFrom = useRef<HTMLElement | null>(null);
  const isLost = useRef(false);
  useEffect(() => {
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!isInToasts(relatedTarget)) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    area?.addEventListener('focusin', remember);
    return () => area?.removeEventListener('focusin', remember);
  }, [area]);
  useLayoutEffect(() => {
    if (!isLost.current) return;
    isLost.current = false;
    (cameFrom.current?.isConnected ? cameFrom.current : topmost())?.focus();
  }, [shown]);
  return useCallback(() => {
    isLost.current = isInToasts(document.activeElement);
  }, []);
}
