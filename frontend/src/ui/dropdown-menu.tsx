import clsx from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the menu for screen readers. */
  label: string;
  align?: 'start' | 'end';
  disabled?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** MenuItems. */
  children: ReactNode;
}

/** A menu that hangs from a button. Arrow keys move, letters jump, Escape closes. */
export function DropdownMenu({ trigger, label, align = 'end', disabled, onOpenChange, children }: DropdownMenuProps) {
  return (
    <Radix.Root onOpenChange={onOpenChange}>
      <Radix.Trigger asChild disabled={disabled}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="outline-ink z-50 min-w-48 animate-fade-in rounded-control bg-surface p-1"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  isDestructive?: boolean;
}

/** One line of a menu; with `asChild`, a link that looks like one. */
export function MenuItem({ isDestructive = false, className, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      className={clsx(
        'flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-control px-3 font-medium md:pointer-fine:min-h-9',
        'data-disabled:cursor-not-allowed data-disabled:opacity-45 data-highlighted:bg-bubble data-highlighted:outline-none',
        isDestructive && 'text-danger',
        className,
      )}
      {...rest}
    />
  );
}
