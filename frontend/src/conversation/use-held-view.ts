import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Holds what the reader sees in its place when rows are put before it: `firstId` is the id of the first row. */
export function useHeldView(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  firstId: string | undefined,
): void {
  const height = useRef(0);

  useEffect(() => {
    if (!content.current) return;
    const resized = new ResizeObserver(([entry]) => {
      height.current = entry?.contentRect.height ?? 0;
    });
    resized.observe(content.current);
    return () => resized.disconnect();
  }, [content]);

  useLayoutEffect(() => {
    const before = height.current;
    if (!scroller.current || !content.current || before === 0) return;
    scroller.current.scrollBy({ top: content.current.getBoundingClientRect().height - before });
  }, [scroller, content, firstId]);
}
