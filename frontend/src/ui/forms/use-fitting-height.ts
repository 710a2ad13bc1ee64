import { type RefObject, useLayoutEffect } from 'react';

/** Fits a textarea's height to its text in browsers without `field-sizing` (Safari before 26.2). */
export function useFittingHeight(field: RefObject<HTMLTextAreaElement | null>, text: unknown): void {
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || CSS.supports('field-sizing', 'content')) return;
    current.style.setProperty('height', 'auto');
    const borders = current.offsetHeight - current.clientHeight;
    current.style.setProperty('height', `${current.scrollHeight + borders}px`);
  }, [field, text]);
}
