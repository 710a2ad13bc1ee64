import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '@/lib/is-composing';
import { isCommand } from './shortcuts';

interface Shortcuts {
  onSearch: () => void;
  onCreate: () => void;
  onShowShortcuts: () => void;
}

/** The shortcuts of the chat screen (`shortcuts`). Single-key shortcuts are ignored while typing. */
export function useShortcuts({ onSearch, onCreate, onShowShortcuts }: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Ignore plain typing before the search of the page below, which would slow down every key.
    if (isComposing(event) || event.defaultPrevented || (isTyping(event.target) && !isCommand(event))) return;
    const key = event.key.toLowerCase();
    const isSearch = isCommand(event) && !event.shiftKey && key === 'k';
    // Always suppress the browser's own Ctrl+K.
    if (isSearch) event.preventDefault();
    // Don't replace an open dialog, which may contain unsaved input.
    if (document.querySelector('[role$=dialog],[role=menu]')) return;
    if (isSearch) {
      onSearch();
    } else if (isCommand(event) && event.shiftKey && key === 'o') {
      event.preventDefault();
      onCreate();
    } else if (!event.metaKey && !event.ctrlKey) {
      if (key === '?') onShowShortcuts();
      if (key !== '/') return;
      event.preventDefault();
      document.querySelector<HTMLElement>('main form textarea')?.focus();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
