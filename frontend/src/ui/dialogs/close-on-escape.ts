import type { KeyboardEvent } from 'react';
import { isComposing } from '@/lib/is-composing';

/**
 * Closes a dialog on the first Escape even if an open tooltip inside it would consume the key, or if it comes before Radix
 * knows that the dialog is on top, which takes another render. Menus opened from the dialog are outside its element and
 * handle Escape themselves.
 */
export function closeOnEscape(close: (open: false) => void) {
  return ({ key, target, currentTarget, nativeEvent }: KeyboardEvent) => {
    if (isComposing(nativeEvent)) return;
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) close(false);
  };
}
