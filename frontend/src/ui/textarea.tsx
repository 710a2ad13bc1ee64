import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context';
import { controlLook } from './input';

/** Several lines of text, growing with them where the browser can. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={clsx(controlLook, 'field-sizing-content py-2.5', className)}
      {...useFieldAttributes()}
      {...rest}
    />
  );
}
