import type { KeyboardEvent } from 'react';

/** Letters typed within this time of each other belong to one word, in milliseconds. */
const wordMs = 1000;
/** The word typed in each menu, and when its last letter was. */
const words = new WeakMap<Element, { word: string; at: number }>();

/** A menu's keys: arrows, Home and End move, letters jump to an item that starts with them, Enter and Space choose. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled])')];
  const at = items.findIndex((item) => item === document.activeElement);
  const target = {
    ArrowDown: items[Math.min(at + 1, items.length - 1)],
    ArrowUp: items[at < 0 ? items.length - 1 : Math.max(at - 1, 0)],
    Home: items[0],
    PageUp: items[0],
    End: items.at(-1),
    PageDown: items.at(-1),
  }[key];
  // While a word is typed, Space is part of it.
  const typed = words.get(currentTarget);
  const word = typed && event.timeStamp - typed.at < wordMs ? typed.word : '';
  const isChoice = key === 'Enter' || (key === ' ' && word === '');
  if (isChoice) {
    items[at]?.click();
  } else if (key.length === 1) {
    const longer = word + key.toLowerCase();
    words.set(currentTarget, { word: longer, at: event.timeStamp });
    findByWord(items, at, longer)?.focus();
  }
  target?.focus();
  // Tab doesn't leave a menu.
  if (target || isChoice || key === 'Tab' || key === ' ') event.preventDefault();
}

/** The next item that starts with the typed word. Repeating a letter goes through the items that start with it. */
function findByWord(items: HTMLElement[], at: number, word: string): HTMLElement | undefined {
  const isRepeated = [...word].every((letter) => letter === word[0]);
  const start = isRepeated ? word.slice(0, 1) : word;
  // As the word grows, the current item may still match.
  const from = isRepeated ? at + 1 : Math.max(at, 0);
  return [...items.slice(from), ...items.slice(0, from)].find((item) =>
    item.textContent.trim().toLowerCase().startsWith(start),
  );
}
