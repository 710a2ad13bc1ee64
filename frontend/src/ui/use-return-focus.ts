import { useLayoutEffect, useRef } from 'react';
import { nearby, type Place, placeOf } from './nearby';
import { topmost } from './topmost';

/**
 * Remembers what had the focus when a sheet opened, and answers the handler that gives it back when the sheet closes:
 * Radix does so for a sheet with a trigger of its own only. What is gone by then is stood in for by its neighbour in a list,
 * or by the sheet below, or by the page.
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
