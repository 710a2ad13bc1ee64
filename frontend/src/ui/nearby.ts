/** An entry of a list, by where it stands. */
export interface Place {
  item: HTMLElement;
  list: Element;
  at: number;
}

/** The entry of a list that an element is in. */
export function placeOf(element: Element): Place | null {
  const item = element.closest('li');
  const list = item?.parentElement;
  return item && list ? { item, list, at: [...list.children].indexOf(item) } : null;
}

/** What an entry is worked by, or the first one in something: its menu button, else its first button. */
export function controlIn(part: Element | null | undefined): HTMLElement | null {
  return (
    part?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? part?.querySelector<HTMLElement>('li button') ?? null
  );
}

/** The control of the entry that stands where one was that is gone; the last one's where that was the end. */
export function nearby({ list, at }: Place): HTMLElement | null {
  const items = list.isConnected ? list.children : [];
  return controlIn(items[Math.min(at, items.length - 1)]);
}
