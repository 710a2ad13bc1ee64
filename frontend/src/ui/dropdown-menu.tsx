import clsx from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useRef,
} from 'react';

/** Leaves something to be done once the menu is closed. */
const AfterCloseContext = createContext<(open: () => void) => void>(() => undefined);

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
  const chosen = useRef<(() => void) | null>(null);
  const choose = useCallback((open: () => void) => void (chosen.current = open), []);
  const afterClose = () => {
    const open = chosen.current;
    chosen.current = null;
    // Right after this the button has the focus back: there a dialog returns it to.
    if (open) queueMicrotask(open);
  };
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
          onCloseAutoFocus={afterClose}
          // Where the window is lower than the menu, it scrolls.
          className="outline-ink z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-fade-in overflow-y-auto overscroll-contain rounded-control bg-surface p-1"
        >
          <AfterCloseContext value={choose}>{children}</AfterCloseContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  isDestructive?: boolean;
  /** Opens a dialog, once the menu has closed and given the focus back to its button. */
  onOpenDialog?: () => void;
}

/** One line of a menu; with `asChild`, a link that looks like one. */
export function MenuItem({ isDestructive = false, onOpenDialog, className, ...rest }: MenuItemProps) {
  const choose = useContext(AfterCloseContext);
  return (
    <Radix.Item
      onSelect={() => {
        if (onOpenDialog) choose(onOpenDialog);
      }}
      className={clsx(
        'flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-control px-3 font-medium md:pointer-fine:min-h-9',
        'data-disabled:cursor-not-allowed data-disabled:opacity-45 data-highlighted:bg-bubble data-highlighted:outline-hidden',
        isDestructive && 'text-danger',
        className,
      )}
      {...rest}
    />
  );
}
