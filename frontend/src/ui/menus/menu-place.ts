/** Distances in pixels: from the button, and from the edges of the window. */
const gap = 4;
const margin = 8;

/** Puts a menu below its button, or above if it only fits there or there is more room. One that fits neither way scrolls. */
export function placeMenu(menu: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const { scrollHeight, offsetHeight, clientHeight, offsetWidth } = menu;
  const below = innerHeight - bottom - gap - margin;
  const above = top - gap - margin;
  const isBelow = scrollHeight + offsetHeight - clientHeight <= below || below >= above;
  const start = align === 'start' ? left : right - offsetWidth;
  menu.style.left = `${Math.max(margin, Math.min(start, innerWidth - offsetWidth - margin))}px`;
  menu.style.top = isBelow ? `${bottom + gap}px` : 'auto';
  menu.style.bottom = isBelow ? 'auto' : `${innerHeight - top + gap}px`;
  menu.style.maxHeight = `${isBelow ? below : above}px`;
}
