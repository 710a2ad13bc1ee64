import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { controlIn, nearby, type Place, placeOf } from './nearby';

/**
 * When an entry of a list goes that has the focus, the focus follows it to another list, where it has a `data-item`, or goes
 * to the entry that comes into its place, or to the first one of another list, or to `fallback` where none is left.
 * @param entries what decides which are shown; the same while they take no presses
 * @param fallback a selector
 * @returns the handler of what holds the lists
 */
export function useNearbyFocus(entries: unknown, fallback: string): (event: FocusEvent<HTMLElement>) => void {
  const last = useRef<(Place & { root: Element }) | null>(null);
  useLayoutEffect(() => {
    const left = last.current;
    if (!left || left.item.isConnected) return;
    last.current = null;
    const { activeElement } = document;
    // What a sheet loses, it takes upon itself.
    if (activeElement !== document.body && activeElement?.role !== 'dialog') return;
    const root = left.root.isConnected ? left.root : null;
    const { item } = left.item.dataset;
    const moved = item && controlIn(root?.querySelector(`[data-item="${item}"]`));
    const next = moved || nearby(left) || controlIn(root);
    (next ?? document.querySelector<HTMLElement>(fallback))?.focus();
  }, [entries, fallback]);
  return useCallback(({ target, currentTarget }) => {
    // A menu of an entry is heard here too, and lies elsewhere.
    if (!currentTarget.contains(target)) return;
    const place = placeOf(target);
    last.current = place && { ...place, root: currentTarget };
  }, []);
}
