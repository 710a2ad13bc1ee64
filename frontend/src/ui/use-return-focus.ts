import { useLayoutEffect, useRef } from 'react';

/**
 * Remembers what had the focus when a sheet opened, and answers the handler that gives it back when the sheet closes:
 * Radix does so for a sheet with a trigger of its own only.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (event) => {
    if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
    event.preventDefault();
    opener.current.focus();
  };
}
