import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { topmost } from './topmost';

/**
 * Gives the focus back to the button that was pressed once it takes presses again: disabled while what it began is under
 * way, it loses the focus to nothing. Where it stays disabled or is gone by then, its sheet has the focus, or the page. What
 * the focus went to meanwhile keeps it.
 */
export function usePendingFocus(isPending: boolean): void {
  // Read before the button is disabled: with that the focus is gone.
  const focused = isPending ? document.activeElement : null;
  const pressed = useRef<Element | null>(null);
  const begin = useEffectEvent(() => {
    pressed.current = focused;
  });
  useLayoutEffect(() => {
    if (isPending) return begin();
    const button = pressed.current;
    pressed.current = null;
    // What a sheet loses, it takes upon itself.
    if (!(button instanceof HTMLElement) || !document.activeElement?.contains(button)) return;
    button.focus({ preventScroll: true });
    focusTopmost();
  }, [isPending]);
  useLayoutEffect(
    () => () => {
      // Once all else that follows from it is on the page: its neighbour in a list may have the focus.
      if (pressed.current) queueMicrotask(focusTopmost);
    },
    [],
  );
}

/** Gives the focus to the sheet that lies over all else, or to the page, where nothing has it. */
function focusTopmost(): void {
  if (document.activeElement === document.body) topmost()?.focus({ preventScroll: true });
}
