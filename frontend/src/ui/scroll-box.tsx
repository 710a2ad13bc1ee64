import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A box that scrolls, also by keyboard. `aria-label` names it for screen readers. */
export function ScrollBox({ className, ...rest }: ComponentProps<'div'> & { 'aria-label': string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard
    <div role="group" tabIndex={0} className={clsx('overflow-y-auto', className)} {...rest} />
  );
}
