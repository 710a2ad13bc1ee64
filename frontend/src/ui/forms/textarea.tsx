import clsx from 'clsx';
import { type ComponentProps, useRef } from 'react';
import { useFieldAttributes } from './field-context';
import { useFittingHeight } from './use-fitting-height';

const look = clsx(
  'w-full rounded-control border-[1.5px] border-ink bg-surface px-3.5 py-2.5 text-ink placeholder:text-muted',
  'transition-shadow focus-visible:outline-offset-1 aria-invalid:border-danger',
);

/** A multi-line text input, labelled by its Field. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" className={clsx(look, className)} {...useFieldAttributes()} {...rest} />;
}

/** A textarea that grows with its text, within the min and max height of its styles. */
export function GrowingTextarea({ className, ...rest }: Omit<ComponentProps<'textarea'>, 'ref'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  useFittingHeight(field, rest.value);
  return (
    <textarea
      ref={field}
      dir="auto"
      className={clsx(look, 'field-sizing-content', className)}
      {...useFieldAttributes()}
      {...rest}
    />
  );
}
