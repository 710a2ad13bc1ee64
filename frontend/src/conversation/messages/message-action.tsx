import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface MessageActionProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: LucideIcon;
  /** Shows only the icon; the label becomes its accessible name. */
  isQuiet?: boolean;
  /** Shows only the icon on phones. */
  isBrief?: boolean;
}

/** An action on one message. With a mouse it appears when the message is hovered or focused. */
export function MessageAction({
  label,
  icon: Icon,
  isQuiet = false,
  isBrief = false,
  className,
  ...rest
}: MessageActionProps) {
  return (
    <button
      type="button"
      aria-label={isQuiet ? label : undefined}
      title={isQuiet ? label : undefined}
      className={clsx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 text-sm text-muted transition-opacity',
        'hover:text-ink focus-visible:opacity-100! disabled:cursor-not-allowed md:min-h-8 md:min-w-8',
        'group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0',
        'disabled:opacity-40! aria-pressed:text-accent aria-pressed:opacity-100! forced-colors:aria-pressed:border-2',
        'print:hidden',
        className,
      )}
      {...rest}
    >
      <Icon className="size-4" aria-hidden="true" />
      {!isQuiet && <span className={clsx(isBrief && 'max-md:sr-only')}>{label}</span>}
    </button>
  );
}
