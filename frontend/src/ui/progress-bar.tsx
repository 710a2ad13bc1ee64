interface ProgressBarProps {
  label: string;
  /** From 0 to 100. */
  percent: number;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-3 w-full max-w-md overflow-hidden rounded-control border-[1.5px] border-ink bg-surface"
    >
      {/* Never empty, to show that it has started. */}
      <div
        className="h-full bg-signal forced-colors:bg-[Highlight] transition-[width] motion-reduce:transition-none"
        style={{ width: `${Math.max(4, percent)}%` }}
      />
    </div>
  );
}
