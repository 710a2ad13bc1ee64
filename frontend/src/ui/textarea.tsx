import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context';

/** Several lines of text. Inside a Field it takes its name and description from there. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      className={clsx(
        'w-full rounded-control border-[1.5px] border-ink bg-surface px-3.5 py-2.5 text-ink placeholder:text-muted',
        'transition-shadow focus-visible:outline-offset-1 aria-invalid:border-danger',
        className,
      )}
      {...useFieldAttributes()}
      {...rest}
    />
  );
}
