import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { AppLink } from './app-link';

/** A link inside the app, in running text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof AppLink>) {
  return (
    <AppLink
      className={clsx(
        'font-semibold text-accent underline decoration-[1.5px] underline-offset-4 hover:text-ink',
        className,
      )}
      {...rest}
    />
  );
}
