import clsx from 'clsx';

/** The horn, cut from one shape. Decoration: the name stands beside it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={clsx('fill-signal', className ?? 'size-7')} aria-hidden="true">
      <path d="M1 10.2 30.5 2v28L1 21.8Z" />
    </svg>
  );
}
