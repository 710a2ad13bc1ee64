import clsx from 'clsx';
import { Mark } from './mark';

/** The logo and the product's name. */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <span className={clsx('display-sm inline-flex items-center gap-2.5 text-2xl', className)}>
      <Mark />
      <span>{name}</span>
    </span>
  );
}
