import { useEffect, useEffectEvent } from 'react';

interface Shortcuts {
  onSearch: () => void;
  onCreate: () => void;
  onShowShortcuts: () => void;
}

/** The keys that work anywhere on the chat screen (`shortcuts`); single signs only while nobody types. */
export function useShortcuts({ onSearch, onCreate, onShowShortcuts }: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented) return;
    const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey;
    const key = event.key.toLowerCase();
    if (isCommand && !event.shiftKey && key === 'k') {
      event.preventDefault();
      onSearch();
    } else if (document.querySelector('[role$=dialog],[role=menu]')) {
      return;
    } else if (isCommand && event.shiftKey && key === 'o') {
      event.preventDefault();
      onCreate();
    } else if (!isCommand && !isTyping(event.target)) {
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
