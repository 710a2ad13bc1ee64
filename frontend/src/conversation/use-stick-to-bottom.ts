import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** From the bottom, in pixels: nearer than this counts as there. */
const nearPx = 8;

/**
 * Keeps the end of `content` in view while the reader is there, and lets go as soon as they scroll up. Answers whether
 * the end is in view and the way back to it. Nothing is kept in view while more is to be loaded after it (`isWhole` false):
 * whoever pages down reads on from where they are; nor while no message is there (`isEmpty`): what stands in their place is
 * read from its top.
 */
export function useStickToBottom(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { isWhole, isEmpty }: { isWhole: boolean; isEmpty: boolean },
) {
  const isStuck = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const isEndThere = useEffectEvent(() => isWhole);
  const isNothingThere = useEffectEvent(() => isEmpty);

  const scrollToEnd = () => {
    isStuck.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  };

  /** Stays where the reader is sent, although more may come in. */
  const unstick = () => {
    isStuck.current = false;
    setIsAtEnd(false);
  };

  useEffect(() => {
    const view = scroller.current;
    if (!view || !content.current) return;
    let lastTop = view.scrollTop;
    const isInView = () => view.scrollHeight - view.scrollTop - view.clientHeight <= nearPx && isEndThere();
    const onScroll = () => {
      if (isNothingThere()) return;
      if (isInView()) isStuck.current = true;
      else if (view.scrollTop < lastTop || !isEndThere()) isStuck.current = false;
      lastTop = view.scrollTop;
      setIsAtEnd(isStuck.current);
    };
    const resized = new ResizeObserver(() => {
      if (isNothingThere()) return;
      // So little is left that the end came into view: nobody scrolled.
      if (!isStuck.current && isInView()) {
        isStuck.current = true;
        setIsAtEnd(true);
      }
      if (!isStuck.current) return;
      view.scrollTo({ top: view.scrollHeight });
      // Known at once: the reader may scroll up before the browser tells of this.
      lastTop = view.scrollTop;
    });
    view.addEventListener('scroll', onScroll, { passive: true });
    resized.observe(view);
    resized.observe(content.current);
    return () => {
      view.removeEventListener('scroll', onScroll);
      resized.disconnect();
    };
  }, [scroller, content]);

  return { isAtEnd, scrollToEnd, unstick };
}
