import { useLayoutEffect, useRef } from 'react';
import { nearby, type Place, placeOf } from '../nearby';
import { topmost } from './topmost';

/**
 * Returns focus to where it was before a dialog opened, which Radix only does for dialogs with a trigger. If that element
 * is gone, focuses its neighbour in the list, the dialog below, or the page.
 * @returns the dialog's onCloseAutoFocus handler
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null);
  const place = useRef<Place | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
    place.current = activeElement && placeOf(activeElement);
  }, [open]);
  return (event) => {
    if (!opener.current) return;
    event.preventDefault();
    if (opener.current.isConnected) opener.current.focus();
    else ((place.current && nearby(place.current)) ?? topmost())?.focus();
  };
}
