import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes a field as high as its text where the browser does not do so by itself (`field-sizing`, in Safari from 26.2 on). The
 * heights that its styles allow still count.
 */
export function useFittingHeight(field: RefObject<HTMLTextAreaElement | null>, text: unknown): void {
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || CSS.supports('field-sizing', 'content')) return;
    current.style.setProperty('height', 'auto');
    const borders = current.offsetHeight - current.clientHeight;
    current.style.setProperty('height', `${current.scrollHeight + borders}px`);
  }, [field, text]);
}
