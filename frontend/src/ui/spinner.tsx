import clsx from 'clsx';

interface SpinnerProps {
  className?: string;
  /** Announced by screen readers; without it the spinner is decorative. */
  label?: string;
}

/** A loading spinner; static under reduced motion. */
export function Spinner({ className, label }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <svg viewBox="0 0 24 24" className={clsx('animate-spin', className ?? 'size-6')} aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="4" />
        <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="4" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
