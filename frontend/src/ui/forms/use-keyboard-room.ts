import { useEffect } from 'react';

/**
 * Sets `--room-height` and `--room-top` to the space left by an on-screen keyboard that covers the page, and
 * `data-keyboard` for the `keyboard:` variant. All are unset without a keyboard, so CSS fallbacks apply.
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
      // Pinch zoom also shrinks the visual viewport.
      const isCovered = view.scale === 1 && window.innerHeight - view.height > 80;
      if (!isCovered) return clear();
      // Full-height screens resize themselves: undo the browser's scrolling to the field.
      if (root.scrollHeight <= window.innerHeight) window.scrollTo(0, 0);
      root.style.setProperty('--room-height', `${view.height}px`);
      root.style.setProperty('--room-top', `${view.offsetTop}px`);
      root.dataset.keyboard = '';
    };
    const onResize = () => {
      update();
      // The scroll area shrank: the focused field may be out of view now.
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
