import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A pill with a short text: a source, a fact to confirm, a status. */
export function Chip({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full border-[1.5px] border-accent px-2.5 py-0.5 text-sm font-semibold text-accent',
        className,
      )}
      {...rest}
    />
  );
}
