import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Tooltip } from './tooltip';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name, and the tooltip's text. */
  label: string;
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left';
}

/** A 44 px square button with an icon. */
export function IconButton({ label, tooltipSide, className, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <button
        type="button"
        aria-label={label}
        className={clsx(
          'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink transition-colors',
          'hover:bg-bubble active:translate-y-px disabled:cursor-not-allowed disabled:opacity-45',
          className,
        )}
        {...rest}
      >
        {children}
      </button>
    </Tooltip>
  );
}
