import clsx from 'clsx';
import type { ComponentProps } from 'react';

interface CardProps extends ComponentProps<'div'> {
  /** Adds the signal-coloured shadow; use at most once per screen. */
  isAnnounced?: boolean;
}

/** An outlined card. */
export function Card({ isAnnounced = false, className, ...rest }: CardProps) {
  return (
    <div className={clsx('outline-ink rounded-card bg-surface', isAnnounced && 'shadow-signal', className)} {...rest} />
  );
}
