import type { KeyboardEvent } from 'react';
import { isComposing } from '@/lib/is-composing';

/** A search field with text, which Escape clears. */
export function filledSearch(target: EventTarget | null): HTMLInputElement | null {
  const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
  return isSearch ? target : null;
}

/**
 * Closes a dialog on the first Escape even if an open tooltip inside it would consume the key, or if it comes before Radix
 * knows that the dialog is on top, which takes another render. Menus opened from the dialog are outside its element and
 * handle Escape themselves. In a search field with text, the first Escape clears it instead.
 */
export function closeOnEscape(close: (open: false) => void) {
  return ({ key, target, currentTarget, nativeEvent }: KeyboardEvent) => {
    if (isComposing(nativeEvent)) return;
    if (key !== 'Escape' || !(target instanceof Node) || !currentTarget.contains(target)) return;
    const search = filledSearch(target);
    if (!search) return close(false);
    // Browsers would clear it, but Radix has prevented the default.
    search.setRangeText('', 0, search.value.length);
    search.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
