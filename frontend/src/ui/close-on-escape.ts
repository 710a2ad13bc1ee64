import type { KeyboardEvent } from 'react';
import { isComposing } from '@/lib/is-composing';

/**
 * Closes a sheet by the first Escape also while a tooltip shows in it, which alone would take the key. Menus that were
 * opened from the sheet lie outside of its element and keep theirs.
 */
export function closeOnEscape(close: (open: false) => void) {
  return ({ key, target, currentTarget, nativeEvent }: KeyboardEvent) => {
    if (isComposing(nativeEvent)) return;
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) close(false);
  };
}
