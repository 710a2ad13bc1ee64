import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Distance from the bottom, in pixels, that still counts as the end. */
const nearPx = 8;

/**
 * Keeps the end of `content` in view until the reader scrolls up. Does not stick while newer rows are still to be loaded
 * (`isWhole` false), or while there are no messages (`isEmpty`): the welcome is read from its top.
 * @returns whether the end is in view, and functions to scroll there and to stop sticking
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

  /** Stays at the current position even if more content arrives. */
  const unstick = () => {
    isStuck.current = false;
    setIsAtEnd(false);
  };

  useEffect(() => {
    const view = scroller.current;
    if (!view || !content.current) return;
    let lastTop = view.scrollTop;
    const isInView = () => view.scrollHeight - view.scrollTop - view.clientHeight <= nearPx && isEndThere();
    // Where a document replaces the chat, everything in it measures 0 pixels.
    const isShown = () => view.clientHeight > 0 && !isNothingThere();
    const onScroll = () => {
      if (!isShown()) return;
      if (isInView()) isStuck.current = true;
      else if (view.scrollTop < lastTop || !isEndThere()) isStuck.current = false;
      lastTop = view.scrollTop;
      setIsAtEnd(isStuck.current);
    };
    const resized = new ResizeObserver(() => {
      if (!isShown()) return;
      // The content shrank until its end came into view, without scrolling.
      if (!isStuck.current && isInView()) {
        isStuck.current = true;
        setIsAtEnd(true);
      }
      if (!isStuck.current) return;
      view.scrollTo({ top: view.scrollHeight });
      // Update now: the reader may scroll up before the scroll event for this arrives.
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
