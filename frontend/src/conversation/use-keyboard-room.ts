import { useEffect } from 'react';

/**
 * Keeps `--room-height` at what an on-screen keyboard leaves of the window, where it covers the page instead of
 * shrinking it. Absent (so that a fallback counts) while there is none.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement;
    const update = () => {
      // Zoomed in by hand, the visible part is smaller too, but nothing covers the rest.
      const isCovered = view.scale === 1 && window.innerHeight - view.height > 80;
      if (isCovered) root.style.setProperty('--room-height', `${view.height}px`);
      else root.style.removeProperty('--room-height');
      if (isCovered) window.scrollTo(0, 0);
    };
    view.addEventListener('resize', update);
    return () => {
      view.removeEventListener('resize', update);
      root.style.removeProperty('--room-height');
    };
  }, []);
}
