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

/** Schedules a callback for after the menu has closed. */
const AfterCloseContext = createContext<(open: () => void) => void>(() => undefined);

interface DropdownMenuProps {
  /** Names the menu and its button for screen readers. */
  label: string;
  /** What the button shows. */
  icon: ReactNode;
  /** The button's look. */
  className: string;
  disabled?: boolean;
  tabIndex?: 0 | -1;
  /** The side at which the menu and its button line up. */
  align?: 'start' | 'end';
  /** MenuItems. */
  children: ReactNode;
}

/**
 * A button with a dropdown menu. Arrow keys move, letters jump, Escape closes. Long lists have one per row, so only the
 * button is rendered until it is focused or pressed.
 */
export function DropdownMenu({
  label,
  icon,
  className,
  disabled = false,
  tabIndex,
  align = 'end',
  children,
}: DropdownMenuProps) {
  const menuId = useId();
  const [near, setNear] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: PointerEvent<HTMLButtonElement> | KeyboardEvent<HTMLButtonElement>) => {
    // Otherwise the press would take the focus back from the menu.
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
        tabIndex={tabIndex}
        // The menu must be mounted before a key opens it, to distinguish keyboard from pointer.
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
        <Menu id={menuId} label={label} button={near} align={align} open={isOpen} onOpenChange={setIsOpen}>
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
  align: 'start' | 'end';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

function Menu({ id, label, button, align, open, onOpenChange, children }: MenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  const choose = useCallback((next: () => void) => void (chosen.current = next), []);
  const afterClose = () => {
    // Radix leaves the focus where an outside press put it, but the backdrop takes none.
    button.focus();
    const next = chosen.current;
    chosen.current = null;
    // After the button has its focus back, so a dialog can return it there.
    if (next) queueMicrotask(next);
  };
  return (
    // Not modal: hiding the page from screen readers would also hide its heading and leave hidden controls focusable.
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>
        <StandIn button={button} />
      </Radix.Trigger>
      <Radix.Portal>
        {/* A landmark, since the menu is outside the page's. */}
        <section aria-label={label}>
          {/* A press outside closes the menu and does nothing else. */}
          <div
            role="presentation"
            className="pointer-events-auto fixed inset-0 z-50"
            onMouseDown={(event) => event.preventDefault()}
          />
          <Radix.Content
            id={id}
            aria-label={label}
            aria-labelledby={undefined}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            onCloseAutoFocus={afterClose}
            // Scrolls if the window is lower than the menu, so the keyboard must reach it.
            tabIndex={0}
            className="outline-ink z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-fade-in overflow-y-auto overscroll-contain rounded-control bg-surface p-1"
          >
            <AfterCloseContext value={choose}>{children}</AfterCloseContext>
          </Radix.Content>
        </section>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Gives Radix the existing button as its trigger: the menu is anchored to it and returns focus to it. */
function StandIn({ button, ref }: { button: HTMLButtonElement; ref?: Ref<HTMLButtonElement> }) {
  useImperativeHandle(ref, () => button, [button]);
  return null;
}

interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  isDestructive?: boolean;
  /** Opens a dialog after the menu has closed and returned focus to its button. */
  onOpenDialog?: () => void;
}

/** A menu item; with `asChild`, a link that looks like one. */
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
