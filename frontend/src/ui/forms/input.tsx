import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context';

const look = clsx(
  'w-full rounded-control border-[1.5px] border-ink bg-surface px-3.5 text-ink placeholder:text-muted',
  'transition-shadow focus-visible:outline-offset-1',
  'aria-invalid:border-danger aria-invalid:shadow-[inset_4px_0_0_var(--danger)]',
  'disabled:cursor-not-allowed disabled:opacity-55',
);

/** A text input, labelled by its Field. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input dir="auto" className={clsx(look, 'h-11', className)} {...useFieldAttributes()} {...rest} />;
}
