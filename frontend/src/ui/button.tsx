import clsx from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner';
import { usePendingFocus } from './forms/use-pending-focus';

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: 'md' | 'lg';
  /** A request is in progress: shows a spinner and disables the button. */
  pending?: boolean;
  /** Renders its child (a link) with the button's look. */
  asChild?: boolean;
}

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-ink text-paper border-ink hover:shadow-[inset_0_-4px_0_var(--signal)]',
  outline: 'bg-transparent text-ink border-ink hover:bg-bubble',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-bubble',
  danger: 'bg-danger text-on-danger border-danger hover:shadow-[inset_0_-4px_0_var(--ink)]',
};

/** At least 44 px high, as a touch target. */
export function Button({
  variant = 'primary',
  size = 'md',
  pending = false,
  asChild = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  usePendingFocus(pending);
  const look = clsx(
    'inline-flex items-center justify-center gap-2 rounded-control border-[1.5px] font-bold leading-tight',
    'transition-[background-color,box-shadow,opacity] active:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:shadow-none',
    size === 'lg' ? 'min-h-13 px-6.5 py-2.5 text-lg' : 'min-h-11 px-4.5 py-2',
    looks[variant],
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={look} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button type="button" className={look} disabled={disabled || pending} aria-busy={pending || undefined} {...rest}>
      {pending && <Spinner className="size-4" />}
      {children}
    </button>
  );
}
