/** The horn logo in the text colour. Decorative: the name is next to it. */
export function Mark({ className = 'size-7 text-signal' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" className={className} aria-hidden="true">
      <path d="M1 10.2 30.5 2v28L1 21.8Z" />
    </svg>
  );
}
