import clsx from 'clsx';
import { type ComponentProps, useRef } from 'react';
import { useFieldAttributes } from './field-context';
import { useFittingHeight } from './use-fitting-height';

const look = clsx(
  'w-full rounded-control border-[1.5px] border-ink bg-surface px-3.5 py-2.5 text-ink placeholder:text-muted',
  'transition-shadow focus-visible:outline-offset-1 aria-invalid:border-danger',
);

/** Several lines of text. Inside a Field it takes its name and description from there. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" className={clsx(look, className)} {...useFieldAttributes()} {...rest} />;
}

/** The same, as high as what is written in it. Its styles say how high at least and at most. */
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
