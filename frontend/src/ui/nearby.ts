/** A list entry and its position. */
export interface Place {
  item: HTMLElement;
  list: Element;
  at: number;
}

/** The list entry that contains an element. */
export function placeOf(element: Element): Place | null {
  const item = element.closest('li');
  const list = item?.parentElement;
  return item && list ? { item, list, at: [...list.children].indexOf(item) } : null;
}

/** The main control of the first entry in an element: its menu button, or its first button. */
export function controlIn(part: Element | null | undefined): HTMLElement | null {
  return (
    part?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? part?.querySelector<HTMLElement>('li button') ?? null
  );
}

/** The control of the entry now at a removed entry's position, or of the last entry. */
export function nearby({ list, at }: Place): HTMLElement | null {
  const items = list.isConnected ? list.children : [];
  return controlIn(items[Math.min(at, items.length - 1)]);
}
