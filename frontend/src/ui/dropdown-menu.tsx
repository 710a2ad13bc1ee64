import clsx from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';

/** Leaves something to be done once the menu is closed. */
const AfterCloseContext = createContext<(open: () => void) => void>(() => undefined);

interface DropdownMenuProps {
  /** Names the menu and its button for screen readers. */
  label: string;
  /** What the button shows. */
  icon: ReactNode;
  /** The button's look. */
  className: string;
  disabled?: boolean;
  /** MenuItems. */
  children: ReactNode;
}

/**
 * A button with a menu that hangs from it. Arrow keys move, letters jump, Escape closes. Each row of a long list has one:
 * until somebody comes near it, it is its button alone.
 */
export function DropdownMenu({ label, icon, className, disabled = false, children }: DropdownMenuProps) {
  const menuId = useId();
  const [near, setNear] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: PointerEvent<HTMLButtonElement> | KeyboardEvent<HTMLButtonElement>) => {
    // Else the press would take the focus back from the menu.
    event.preventDefault();
    setNear(event.currentTarget);
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        disabled={disabled}
        // The menu has to be there before a key opens it: from then on it knows keys from presses.
        onFocus={(event) => setNear(event.currentTarget)}
        onPointerDown={(event) => {
          if (!disabled && event.button === 0 && !event.ctrlKey) open(event);
        }}
        onKeyDown={(event) => {
          if (['Enter', ' ', 'ArrowDown'].includes(event.key)) open(event);
        }}
        className={className}
      >
        {icon}
      </button>
      {near && (
        <Menu id={menuId} label={label} button={near} open={isOpen} onOpenChange={setIsOpen}>
          {children}
        </Menu>
      )}
    </>
  );
}

interface MenuProps {
  id: string;
  label: string;
  button: HTMLButtonElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

function Menu({ id, label, button, open, onOpenChange, children }: MenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  const choose = useCallback((next: () => void) => void (chosen.current = next), []);
  const afterClose = () => {
    const next = chosen.current;
    chosen.current = null;
    // Right after this the button has the focus back: there a dialog returns it to.
    if (next) queueMicrotask(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <StandIn button={button} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-label={label}
          aria-labelledby={undefined}
          align="end"
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

/** Says which button the menu hangs from and gives the focus back to: one that was there before the menu. */
function StandIn({ button, ref }: { button: HTMLButtonElement; ref?: Ref<HTMLButtonElement> }) {
  useImperativeHandle(ref, () => button, [button]);
  return null;
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
