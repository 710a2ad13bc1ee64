import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context';

/** A select, labelled by its Field. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <select
      className={clsx(
        'h-11 w-full rounded-control border-[1.5px] border-ink bg-surface px-3 text-ink focus-visible:outline-offset-1',
        'disabled:cursor-not-allowed disabled:opacity-55',
        className,
      )}
      {...useFieldAttributes()}
      {...rest}
    />
  );
}
