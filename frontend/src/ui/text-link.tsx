import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { AppLink } from './app-link';

/** The look of a link in running text. */
export const textLinkLook = 'font-semibold text-accent underline decoration-[1.5px] underline-offset-4 hover:text-ink';

/** A link inside the app, in running text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof AppLink>) {
  return <AppLink className={clsx(textLinkLook, className)} {...rest} />;
}
