import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { topmost } from '../dialogs/topmost';

/**
 * Returns focus to a button that was disabled while its action ran. If it stays disabled or was removed, focuses the
 * topmost dialog or the page. If focus has moved elsewhere in the meantime, leaves it there.
 */
export function usePendingFocus(isPending: boolean): void {
  // Read while rendering: once the button is disabled it has lost the focus.
  const focused = isPending ? document.activeElement : null;
  const pressed = useRef<Element | null>(null);
  const rememberFocus = useEffectEvent(() => {
    pressed.current = focused;
  });
  useLayoutEffect(() => {
    if (isPending) return rememberFocus();
    const button = pressed.current;
    pressed.current = null;
    // Dialogs take the focus that an element inside them loses.
    if (!(button instanceof HTMLElement) || !document.activeElement?.contains(button)) return;
    button.focus({ preventScroll: true });
    focusTopmost();
  }, [isPending]);
  useLayoutEffect(
    () => () => {
      // After all other effects: a neighbouring list entry may have taken the focus.
      if (pressed.current) queueMicrotask(focusTopmost);
    },
    [],
  );
}

/** Focuses the topmost dialog or the page, if nothing has the focus. */
function focusTopmost(): void {
  if (document.activeElement === document.body) topmost()?.focus({ preventScroll: true });
}
