import clsx from 'clsx';
import type { ComponentProps } from 'react';

const tones = {
  neutral: 'border-muted text-muted',
  accent: 'border-accent text-accent',
  success: 'border-success text-success',
  danger: 'border-danger text-danger',
  info: 'border-info text-info',
};

interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof tones;
}

/** A status label. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-block rounded-control border-[1.5px] px-1.5 text-sm font-semibold',
        tones[tone],
        className,
      )}
      {...rest}
    />
  );
}
