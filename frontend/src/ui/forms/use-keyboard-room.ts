import { useEffect } from 'react';

/** The space kept between the caret and the edge of the scroll area. */
const marginPx = 16;

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
      if (root.dataset.keyboard !== undefined) showField(document.activeElement);
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

/** Scrolls a field into view; in an editor, which may be longer than the screen, the caret. */
function showField(field: Element | null): void {
  if (field?.matches('input, textarea, select')) return field.scrollIntoView({ block: 'nearest' });
  if (!(field instanceof HTMLElement) || !field.isContentEditable) return;
  const caret = caretBox();
  const scroller = caret && scrollerOf(field);
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (caret.bottom > bottom) scroller.scrollBy(0, caret.bottom - bottom + marginPx);
  else if (caret.top < top) scroller.scrollBy(0, caret.top - top - marginPx);
}

function caretBox(): DOMRect | null {
  const selection = getSelection();
  if (!selection?.focusNode) return null;
  const { focusNode, focusOffset } = selection;
  const range = document.createRange();
  range.setStart(focusNode, focusOffset);
  const box = range.getBoundingClientRect();
  // A range in an empty paragraph has no box.
  return box.height === 0 && focusNode instanceof Element ? focusNode.getBoundingClientRect() : box;
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let above = element.parentElement; above; above = above.parentElement)
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  return null;
}
