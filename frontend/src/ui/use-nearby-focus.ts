import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { controlIn, nearby, type Place, placeOf } from './nearby';

/**
 * When a focused list entry is removed, moves the focus: to the same entry in another list if it moved there (by
 * `data-item`), else to the entry now in its place, to the first entry of another list, or to `fallback`.
 * @param entries changes when the shown entries change; must not change while they are disabled
 * @param fallback a selector
 * @returns the onFocus handler for the lists' container
 */
export function useNearbyFocus(entries: unknown, fallback: string): (event: FocusEvent<HTMLElement>) => void {
  const last = useRef<(Place & { root: Element }) | null>(null);
  useLayoutEffect(() => {
    const left = last.current;
    if (!left || left.item.isConnected) return;
    last.current = null;
    const { activeElement } = document;
    // Dialogs take the focus that an element inside them loses.
    if (activeElement !== document.body && activeElement?.role !== 'dialog') return;
    const root = left.root.isConnected ? left.root : null;
    const { item } = left.item.dataset;
    const moved = item && controlIn(root?.querySelector(`[data-item="${item}"]`));
    const next = moved || nearby(left) || controlIn(root);
    (next ?? document.querySelector<HTMLElement>(fallback))?.focus();
  }, [entries, fallback]);
  return useCallback(({ target, currentTarget }) => {
    // React also bubbles focus events of an entry's menu, which is in a portal.
    if (!currentTarget.contains(target)) return;
    const place = placeOf(target);
    last.current = place && { ...place, root: currentTarget };
  }, []);
}
