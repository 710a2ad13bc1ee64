import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { isInToasts } from './toast-store';
import { topmost } from '../dialogs/topmost';

/**
 * Returns focus to where it was when a focused toast disappears.
 * @param area the element that contains toasts
 * @param shown the current toast's id
 * @returns a function to call just before a toast is removed
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
