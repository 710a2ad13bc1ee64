import clsx from 'clsx';
import type { ComponentProps } from 'react';

interface CardProps extends ComponentProps<'div'> {
  /** The flat signal shadow: for at most one thing on a screen. */
  isAnnounced?: boolean;
}

/** An outlined sheet of paper on the page. */
export function Card({ isAnnounced = false, className, ...rest }: CardProps) {
  return (
    <div className={clsx('outline-ink rounded-card bg-surface', isAnnounced && 'shadow-signal', className)} {...rest} />
  );
}
