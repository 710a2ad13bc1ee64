import { useEffect } from 'react';

/**
 * Keeps `--room-height` and `--room-top` at what an on-screen keyboard leaves of the window, where it covers the page
 * instead of shrinking it. Absent (so that a fallback counts) while there is none. `data-keyboard` says that there is one,
 * for the `keyboard:` variant.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement;
    const clear = () => {
      ['--room-height', '--room-top'].forEach((name) => root.style.removeProperty(name));
      delete root.dataset.keyboard;
    };
    const update = () => {
      // Zoomed in by hand, the visible part is smaller too, but nothing covers the rest.
      const isCovered = view.scale === 1 && window.innerHeight - view.height > 80;
      if (!isCovered) return clear();
      // A screen that fills the window makes room by itself: whatever the browser moved to show the field goes back.
      if (root.scrollHeight <= window.innerHeight) window.scrollTo(0, 0);
      root.style.setProperty('--room-height', `${view.height}px`);
      root.style.setProperty('--room-top', `${view.offsetTop}px`);
      root.dataset.keyboard = '';
    };
    const onResize = () => {
      update();
      // What scrolls became lower: the field that was tapped may be below its end now.
      if (root.dataset.keyboard !== undefined && document.activeElement?.matches('input, textarea, select'))
        document.activeElement.scrollIntoView({ block: 'nearest' });
    };
    view.addEventListener('resize', onResize);
    view.addEventListener('scroll', update);
    return () => {
      view.removeEventListener('resize', onResize);
      view.removeEventListener('scroll', update);
      clear();
    };
  }, []);
}
