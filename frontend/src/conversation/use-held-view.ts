import { type RefObject, useLayoutEffect, useRef } from 'react';
import { rowId } from './use-go-to-message';

/** Holds what the reader sees in its place when rows are put before it: `firstId` is the id of the first row. */
export function useHeldView(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  firstId: string | undefined,
): void {
  const held = useRef<{ id: string; top: number } | undefined>(undefined);

  useLayoutEffect(() => {
    const topOf = (id: string): number | undefined => {
      const row = document.getElementById(rowId(id));
      if (!row || !content.current) return undefined;
      return row.getBoundingClientRect().top - content.current.getBoundingClientRect().top;
    };
    // The row that was the first moved down by what came before it, whatever came after it meanwhile.
    const top = held.current && topOf(held.current.id);
    if (held.current && top !== undefined) scroller.current?.scrollBy({ top: top - held.current.top });
    const firstTop = firstId === undefined ? undefined : topOf(firstId);
    held.current = firstId === undefined || firstTop === undefined ? undefined : { id: firstId, top: firstTop };
  }, [scroller, content, firstId]);
}
