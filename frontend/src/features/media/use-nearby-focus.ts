import type { MediaFile } from '@contract/media';
import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * When a file goes that has the focus, the focus goes to the one that comes into its place, or to the tab where none is left.
 * @param files all that are shown
 * @returns the handler of what holds lists and tabs
 */
export function useNearbyFocus(files: readonly MediaFile[] | undefined): (event: FocusEvent<HTMLElement>) => void {
  const last = useRef<{ item: Element; list: Element; at: number; tabs: Element } | null>(null);
  useLayoutEffect(() => {
    const left = last.current;
    if (!left || left.item.isConnected) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const items = left.list.isConnected ? left.list.children : [];
    const next = items[Math.min(left.at, items.length - 1)]?.querySelector<HTMLElement>('[aria-haspopup=menu]');
    (next ?? left.tabs.querySelector<HTMLElement>('[role=tab][aria-selected=true]'))?.focus();
  }, [files]);
  return useCallback(({ target, currentTarget }) => {
    const item = target.closest('li');
    const list = item?.parentElement;
    last.current = item && list ? { item, list, at: [...list.children].indexOf(item), tabs: currentTarget } : null;
  }, []);
}
