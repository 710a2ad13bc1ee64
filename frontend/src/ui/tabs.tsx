import clsx from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';

/** Tabs: `Tabs` contains a `TabList` of `Tab`s and one `TabPanel` per value. Arrow keys move between tabs. */
export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List> & { 'aria-label': string }) {
  return <Radix.List className={clsx('-mx-1 flex gap-4 border-b-[1.5px] border-line', className)} {...rest} />;
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={clsx(
        // Inside the tab: a scrolling tab list would clip an outer outline.
        '-mb-[1.5px] min-h-11 min-w-11 px-1 focus-visible:-outline-offset-2 border-b-4 border-transparent forced-colors:border-[Canvas] font-bold text-muted transition-colors hover:text-ink',
        'data-[state=active]:border-signal forced-colors:data-[state=active]:border-[Highlight] data-[state=active]:text-ink',
        className,
      )}
      {...rest}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={clsx('rounded-control pt-6', className)} {...rest} />;
}
